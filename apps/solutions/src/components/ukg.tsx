import { LinkArrow, RuleList, ScaleTicks, SectionTitle } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { HeroFigure } from './hero-figure.tsx';
import { type Phase, PhaseRibbon } from './phase-ribbon.tsx';

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

const TYPICAL = 'border-night-rule border-l-on-night text-on-night-2 [--tick:var(--night-line)]';
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
            <dd
              className={clsx(
                'figure text-quote/none tracking-tight whitespace-nowrap',
                row === ours && '*:opacity-100',
              )}
            >
              {row.years} <small>{inYears(row.years)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <ScaleTicks align="end" className="mt-2.5 text-on-night-2" labels={['Start', ...years]} />
    </HeroFigure>
  );
}

interface Milestone {
  /** Date as text; the rail shows an order, not a scale. */
  when: string;
  title: string;
  text: string;
  /** `quick`: a milestone of the bold segment; `key`: the one that ends it; `now`: the line continues from here. */
  weight?: 'quick' | 'key' | 'now';
}

const STATION =
  'relative pb-7 pl-9 before:absolute before:top-2 after:absolute after:rounded-full md:max-lg:grid md:max-lg:label-cols-42 md:max-lg:gap-x-6 lg:pr-5 lg:pb-0 lg:pl-0 lg:before:inset-x-0';

const LINE =
  'before:left-1.5 before:border-control max-lg:before:border-l lg:before:top-11.5 lg:before:border-t';

const DOT = 'after:top-1.5 after:left-0 after:size-3.25 after:bg-paper lg:after:top-10';
const PLAIN = 'after:border-2 after:border-ink';
const WEIGHTS = {
  plain: clsx(LINE, DOT, PLAIN, 'max-lg:before:-bottom-2'),
  quick: clsx(
    DOT,
    'before:left-1 before:border-service after:border-3 after:border-service max-lg:before:-bottom-2 max-lg:before:border-l-5 lg:before:top-11 lg:before:border-t-5',
  ),
  key: clsx(
    LINE,
    'after:top-0.5 after:-left-1 after:size-5.25 after:bg-service max-lg:before:-bottom-2 lg:after:top-9 lg:after:left-0',
  ),
  now: clsx(LINE, DOT, PLAIN, 'before:border-dashed max-lg:before:bottom-0'),
};

const WHEN =
  'font-display text-2xl/tight tracking-snug whitespace-nowrap max-md:pb-1 md:max-lg:row-span-2 lg:h-9';

const TITLE = 'font-text text-lg/note font-medium tracking-normal md:max-lg:col-start-2';

/** Milestones in order; the bold segment is the main one. */
export function MilestoneRail({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol
      className="milestone-rail lg:grid lg:equal-cols-(--milestones)"
      style={{ '--milestones': milestones.length }}
      role="list"
    >
      {milestones.map(({ when, title, text, weight }) => (
        <li key={title} className={clsx(STATION, WEIGHTS[weight ?? 'plain'])}>
          <p className={WHEN}>{when}</p>
          {/* Aligned with the others even without a date. */}
          <h3 className={clsx(TITLE, 'lg:mt-10')}>{title}</h3>
          <p className="mt-1.5 text-md/normal text-slate md:max-lg:col-start-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface EditionsProps {
  caption: string;
  ticks: readonly { at: number; label: string }[];
  products: readonly Phase[];
  services: { title: string; items: readonly string[]; more: { label: string; to: string } };
}

/** Products on one time scale, beside the services around them. */
export function Editions({ caption, ticks, products, services }: EditionsProps) {
  const servicesId = useId();
  return (
    <div className="lg:grid-12">
      <div className="lg:col-span-8">
        <SectionTitle className="max-w-title" />
        <PhaseRibbon caption={caption} phases={products} ticks={ticks} parallel />
      </div>
      <div className="max-lg:mt-8 lg:col-span-3 lg:col-start-10 lg:self-end">
        <h3 id={servicesId}>{services.title}</h3>
        <RuleList
          className="mt-3.5 border-rule max-lg:*:break-inside-avoid 2xs:max-lg:columns-2 2xs:max-lg:gap-x-gutter md:max-lg:gap-x-8 lg:border-t"
          items={services.items}
          labelledBy={servicesId}
        />
        <LinkArrow className="mt-4 leading-snug" to={services.more.to}>
          {services.more.label}
        </LinkArrow>
      </div>
    </div>
  );
}
