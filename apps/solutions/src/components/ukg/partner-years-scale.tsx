import { clsx } from 'clsx';
import { HERO_CAPTION, HERO_SCALE } from '../class-names.ts';

interface Standing {
  name: string;
  years: 1 | 3;
}

interface Props {
  caption: string;
  ours: Standing;
  typical: Standing;
}

const inYears = (count: number) => (count === 1 ? 'year' : 'years');

const ROW =
  'ss-row flex justify-between border not-first:mt-2.5 max-md:flex-col max-md:gap-1.5 max-md:px-2.5 max-md:pt-2.5 max-md:pb-4 md:items-center md:gap-4 md:px-4 md:py-3.5';
const LENGTHS = { 1: 'w-1/3 [--years:1]', 3: 'w-full [--years:3]' };
const TYPICAL = 'border-night-rule border-l-on-night text-on-night-2 [--tick:var(--night-line)]';
const OURS =
  'border-amber bg-amber text-amber-ink [--tick:rgb(10_26_34/0.4)] forced-colors:border-3 forced-colors:bg-[Canvas]';
/** The column that ends with a year. */
const COLUMNS: Record<number, string> = { 1: 'col-start-1', 2: 'col-start-2', 3: 'col-start-3' };

/** Years to partner status on one scale, in the hero of a service page; the axis ends at the typical value. */
export function PartnerYearsScale({ caption, ours, typical }: Props) {
  const axis = Array.from({ length: typical.years }, (_, index) => index + 1);
  return (
    <figure className={clsx('partner-years-scale', HERO_SCALE)}>
      <figcaption className={HERO_CAPTION}>{caption}</figcaption>
      <dl>
        {[ours, typical].map((row) => (
          <div key={row.name} className={clsx(ROW, LENGTHS[row.years], row === ours ? OURS : TYPICAL)}>
            <dt className={clsx('text-md', row === ours && 'font-medium')}>{row.name}</dt>
            <dd
              className={clsx(
                'text-quote/none tracking-tight whitespace-nowrap',
                row === ours && '*:opacity-100',
              )}
            >
              {row.years} <small>{inYears(row.years)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <ol
        className="mt-2.5 grid grid-cols-3 text-right text-2xs/snug font-medium text-on-night-2 tabular-nums *:row-start-1"
        aria-hidden="true"
      >
        <li className="col-start-1 text-left">Start</li>
        {axis.map((year) => (
          <li key={year} className={COLUMNS[year]}>
            {year} {inYears(year)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
