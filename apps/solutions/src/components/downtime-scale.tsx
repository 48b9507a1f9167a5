import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Part {
  name: string;
  length: string;
  share: string;
  /** Length in the unit of its ticks. */
  units: number;
}

interface DowntimeScaleProps {
  caption: string;
  /** Three lengths, each the last hundredth of the one before. */
  parts: readonly [Part, Part, Part];
}

const NAME = 'relative z-1 flex justify-between gap-4 pb-2 text-small leading-note text-on-dark-2';

const BAR = 'relative flex h-15 items-center px-4.5 forced-colors:border';

// The hundredth shown by the next bar.
const LAST_HUNDREDTH =
  'after:absolute after:inset-y-0 after:right-0 after:w-[1%] after:min-w-0.75 after:bg-amber';

const SHARE = 'relative font-display text-h3 leading-none tracking-snug lining-nums';

/** A length, its last hundredth, and the last hundredth of that, each magnified: the 0.01% left by 99.99%, to scale. */
export function DowntimeScale({ caption, parts }: DowntimeScaleProps) {
  return (
    <figure className="downtime-scale mt-section-sm">
      <figcaption className="max-w-prose pb-5.5 text-small leading-normal text-on-dark-2">
        {caption}
      </figcaption>
      <List ordered>
        {parts.map(({ name, length, share, units }, index) => {
          const isRest = index === parts.length - 1;
          return (
            <li key={name}>
              <p className={NAME}>
                {name} <b className="font-medium text-on-dark tabular-nums">{length}</b>
              </p>
              <div className={clsx(BAR, !isRest && LAST_HUNDREDTH)}>
                <svg
                  className="absolute inset-0 size-full forced-colors:hidden"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect
                    className={isRest ? 'fill-amber' : 'fill-surface-dark-4'}
                    width={isRest ? 100 : 99}
                    height="1"
                  />
                  <path
                    className={isRest ? 'stroke-amber-ink/50' : 'stroke-on-dark/40'}
                    vectorEffect="non-scaling-stroke"
                    d={tickPath(units)}
                  />
                </svg>
                <p className={clsx(SHARE, isRest && 'text-amber-ink')}>{share}</p>
              </div>
              {!isRest && (
                <svg
                  className="-mb-7.5 h-13 w-full"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path className="fill-amber/13" d="M99 0h1V1H0z" />
                </svg>
              )}
            </li>
          );
        })}
      </List>
    </figure>
  );
}

/** One tick per unit, at the bottom of a bar that is 100 wide and 1 high; the last unit may be partial. */
function tickPath(units: number): string {
  const at = (tick: number) => Math.round((tick / units) * 10000) / 100;
  return Array.from({ length: Math.ceil(units) - 1 }, (_, tick) => `M${at(tick + 1)} .86V1`).join('');
}
