import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface SetupSpanProps {
  /** The total duration; the phases have none. */
  span: { value: string; unit: string };
  phases: readonly { name: string; text: string }[];
}

const SPAN = 'figure flex items-center gap-5 text-stat-lg leading-none tracking-stat';

const DIMENSION_LINE =
  'flex h-7 flex-1 items-center border-service after:h-0.5 after:flex-1 after:bg-service';

const PHASE = 'relative max-lg:grid max-lg:label-cols-10 max-lg:gap-x-5 max-lg:not-last:pb-7 lg:pr-7';

const TO_NEXT = clsx(
  'after:absolute after:top-12 after:bottom-2 after:left-5 after:w-px after:bg-control',
  'lg:after:top-5 lg:after:right-2 lg:after:bottom-auto lg:after:left-12 lg:after:h-px lg:after:w-auto',
);

const NUMBER =
  'grid size-10 place-items-center rounded-full border border-service font-display text-2xl leading-none lining-nums';

/** Phases in a row under one dimension line, in order, not to scale; only the total has a duration. */
export function SetupSpan({ span, phases }: SetupSpanProps) {
  return (
    <div>
      <p className={SPAN}>
        <span className={clsx(DIMENSION_LINE, 'border-l-2')} />
        <span>
          {span.value} <small className="font-text text-lg leading-none tracking-normal">{span.unit}</small>
        </span>
        <span className={clsx(DIMENSION_LINE, 'border-r-2')} />
      </p>
      <List
        ordered
        className="mt-7 lg:mt-9 lg:grid lg:equal-cols-(--phases)"
        style={{ '--phases': phases.length }}
      >
        {phases.map(({ name, text }, index) => {
          const isLast = index === phases.length - 1;
          return (
            <li key={name} className={clsx(PHASE, !isLast && TO_NEXT)}>
              <span
                className={clsx(
                  NUMBER,
                  isLast ? 'bg-service text-surface [print-color-adjust:exact]' : 'text-service',
                )}
              >
                {index + 1}
              </span>
              <div>
                <h3 className="pt-1.25 text-3xl lg:mt-5 lg:pt-0">{name}</h3>
                <p className="mt-2 text-md leading-normal text-slate">{text}</p>
              </div>
            </li>
          );
        })}
      </List>
    </div>
  );
}
