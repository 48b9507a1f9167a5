import { ScaleTicks } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { HeroFigure } from './hero-figure.tsx';

interface Standing {
  name: string;
  years: number;
}

interface PartnerYearsScaleProps {
  caption: string;
  ours: Standing;
  typical: Standing;
}

const inYears = (count: number) => (count === 1 ? 'year' : 'years');

const ROW =
  'partner-years-row flex w-[calc(var(--years)/var(--scale)*100%)] justify-between border not-first:mt-2.5 max-md:flex-col max-md:gap-1.5 max-md:px-2.5 max-md:pt-2.5 max-md:pb-4 md:items-center md:gap-4 md:px-4 md:py-3.5';

const TYPICAL = 'border-surface-dark-rule border-l-on-dark text-on-dark-2 [--tick:var(--surface-dark-line)]';

const OURS =
  'border-amber bg-amber text-amber-ink [--tick:rgb(10_26_34/0.4)] forced-colors:border-3 forced-colors:bg-canvas';

/** Years to partner status on one scale, in the hero of a service page; the axis ends at the larger value. */
export function PartnerYearsScale({ caption, ours, typical }: PartnerYearsScaleProps) {
  const scale = Math.max(ours.years, typical.years);
  const years = Array.from({ length: scale }, (_, index) => `${index + 1} ${inYears(index + 1)}`);
  return (
    <HeroFigure className="partner-years-scale" style={{ '--scale': scale }} caption={caption}>
      <dl>
        {[ours, typical].map((row) => (
          <div
            key={row.name}
            className={clsx(ROW, row === ours ? OURS : TYPICAL)}
            style={{ '--years': row.years }}
          >
            <dt className={clsx('text-md', row === ours && 'font-medium')}>{row.name}</dt>
            <dd className="figure text-quote/none tracking-tight whitespace-nowrap *:opacity-100">
              {row.years} <small>{inYears(row.years)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <ScaleTicks align="end" className="mt-2.5 text-on-dark-2" labels={['Start', ...years]} />
    </HeroFigure>
  );
}
