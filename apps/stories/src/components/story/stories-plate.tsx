import { type Department } from '@vantedge/content-shared';
import { ButtonLink, HeadingText } from '@vantedge/shared-ui';
import { useId } from 'react';

interface Props {
  title: string;
  text: string;
  action: { label: string; to: string };
  /** Modules of one story, seats of the other by department. */
  covers: { modules: number; departments: readonly { key: Department; seats: number }[] };
}

/** The covers of the two real stories, full width, with the way to them. */
export function StoriesPlate({ title, text, action, covers }: Props) {
  const id = useId();
  return (
    <section className="relative isolate surface-dark" aria-labelledby={id}>
      <div
        className="absolute inset-0 -z-1 grid bg-night scheme-light md:grid-cols-2 print:hidden forced-colors:hidden"
        aria-hidden="true"
      >
        <svg
          className="size-full bg-[color-mix(in_srgb,var(--purple)_72%,black)] stroke-night/35 max-md:hidden"
          viewBox={`0 0 ${Math.ceil(covers.modules / 10)} 10`}
          preserveAspectRatio="none"
        >
          <path
            d={`${Array.from({ length: 11 }, (_, row) => `M0 ${row}h${covers.modules / 10}`).join('')}${Array.from({ length: covers.modules / 10 + 1 }, (_, column) => `M${column} 0v10`).join('')}`}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="flex">
          {covers.departments.map(({ key, seats }) => (
            <div
              key={key}
              data-color={key}
              className="grid equal-cols-(--seats) bg-[color-mix(in_srgb,var(--mark)_72%,black)] *:border-l *:border-night/45"
              style={{ '--seats': seats, flexGrow: seats }}
            >
              {Array.from({ length: seats }, (_, seat) => (
                <i key={seat} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="page-edge flex flex-col gap-8 py-band md:flex-row md:items-end md:justify-between">
        <div>
          <h2 id={id} className="max-w-title">
            <HeadingText>{title}</HeadingText>
          </h2>
          <p className="mt-3.5 text-lg">{text}</p>
        </div>
        <ButtonLink
          to={action.to}
          tone="on-dark"
          className="shrink-0 bg-paper text-ink scheme-light hover:bg-amber hover:text-amber-ink"
        >
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
