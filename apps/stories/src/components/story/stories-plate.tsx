import type { StoryCover } from '@vantedge/content-stories';
import { ButtonLink, HeadingText } from '@vantedge/shared-ui';
import { useId } from 'react';
import { Plate } from '../plate.tsx';

interface Props {
  title: string;
  text: string;
  action: { label: string; to: string };
  covers: readonly StoryCover[];
}

/** The covers of the two real stories, full width, with the way to them. */
export function StoriesPlate({ title, text, action, covers }: Props) {
  const id = useId();
  return (
    <section className="relative isolate surface-dark" aria-labelledby={id}>
      <div className="absolute inset-0 -z-1 grid md:grid-cols-2" aria-hidden="true">
        {covers.map((cover, index) => (
          <Plate key={cover.label} cover={cover} className={index === 0 ? 'max-md:hidden' : undefined} />
        ))}
      </div>
      <div className="page-edge flex flex-col gap-8 py-section-lg md:flex-row md:items-end md:justify-between">
        <div>
          <h2 id={id} className="max-w-title">
            <HeadingText>{title}</HeadingText>
          </h2>
          <p className="mt-3.5 text-lg">{text}</p>
        </div>
        <ButtonLink
          to={action.to}
          tone="on-dark"
          className="shrink-0 bg-surface text-ink scheme-light hover:bg-amber hover:text-amber-ink"
        >
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
