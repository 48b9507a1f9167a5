import type { about } from '@vantedge/content-site';
import {
  dashRows,
  LinkArrow,
  percentOf,
  Pictogram,
  PlainList,
  RuleList,
  Section,
  SectionTitle,
  type StatParts,
  StatValue,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Mark {
  year: number;
  text: string;
  /** The rule is heavier from this year on. */
  heavy?: boolean;
  above?: boolean;
}

interface CompanyTimelineProps {
  title: string;
  /** Text alternative of the drawing. */
  label: string;
  from: number;
  to: number;
  marks: readonly Mark[];
}

const TITLE = 'max-w-title text-h2/heading tracking-tight text-pretty md:text-stat-lg/heading';
const MARK = { className: 'stroke-ink', shapeRendering: 'crispEdges' };

/**
 * A sentence and a timeline. Positions are percentages of the width, so that the timeline stretches but the text does
 * not.
 */
export function CompanyTimeline({ title, label, from, to, marks }: CompanyTimelineProps) {
  const at = (year: number) => percentOf(year - from, to - from);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const heavy = marks.find((mark) => mark.heavy);
  return (
    <Section id="record" layout="free" title={title}>
      <SectionTitle className={TITLE} />
      <svg className="mt-stack h-18 w-full overflow-visible" role="img" aria-label={label}>
        <g className="stroke-control" shapeRendering="crispEdges">
          {years.map((year) => (
            <line key={year} x1={at(year)} x2={at(year)} y1={year % 5 ? 36 : 32} y2="40" />
          ))}
          <line x1="0" x2="100%" y1="40" y2="40" />
        </g>
        {heavy && <line {...MARK} strokeWidth="4" x1={at(heavy.year)} x2="100%" y1="40" y2="40" />}
        {marks.map(({ year, text, above }) => (
          <g key={year} className="fill-slate text-small/none">
            <line {...MARK} x1={at(year)} x2={at(year)} y1="24" y2="40" />
            <text textAnchor={year === from ? undefined : 'end'} x={at(year)} y={above ? 14 : 64}>
              <tspan className="fill-ink font-medium lining-nums tabular-nums">{year}</tspan> {text}
            </text>
          </g>
        ))}
      </svg>
    </Section>
  );
}

type Advantage = (typeof about.advantages.items)[number];

const ROW =
  'grid-12 border-t border-line pt-6 pb-7 first:border-rule md:pt-8 md:pb-9 print:break-inside-avoid';
const STATS = 'col-span-full max-lg:mt-6 lg:col-start-6';
const THREE = [
  'grid gap-x-gutter gap-y-6 2xs:grid-cols-2',
  'md:grid-cols-3-auto md:justify-between md:gap-y-0',
].join(' ');

const POINTS = 'col-span-full mt-4.5 md:col-start-6 md:mt-6 lg:col-start-9 lg:-mt-px';

/** Rows of reasons with figures and details. The first row compares three figures on one scale. */
export function AdvantageRows({ title, lead, items }: typeof about.advantages) {
  return (
    // The timeline above has the same background.
    <Section id="advantages" className="pt-0" title={title} lead={lead}>
      <div className="border-b border-rule">
        {items.map((advantage) => (
          <Row key={advantage.title} {...advantage} />
        ))}
      </div>
    </Section>
  );
}

function Row({ title, text, color, drawings, points, ...more }: Advantage) {
  return (
    <article className={ROW} data-color={color}>
      <div className="col-span-full lg:col-span-4">
        <h3>{title}</h3>
        <p className="mt-3 max-w-prose text-slate lg:max-w-brief">{text}</p>
      </div>
      <div className={clsx(STATS, drawings.length > 1 ? THREE : 'md:col-span-5 lg:col-span-3')}>
        {drawings.map((drawing) => (
          <Pictogram key={drawing.label} {...drawing} beside={drawings.length === 1} />
        ))}
        {'scale' in more && <p className="col-span-full mt-2.5 text-small text-slate">{more.scale}</p>}
      </div>
      {points.length > 0 && <PlainList className={POINTS} items={points} />}
    </article>
  );
}

const HEAD = [
  'col-span-full pr-6 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-end md:max-xl:gap-x-12',
  'xl:sticky xl:top-34 xl:col-span-3',
].join(' ');

const GRID = [
  'col-span-full mt-10 grid gap-x-gutter-1.5 gap-y-7 md:grid-cols-2 md:gap-y-12',
  'lg:grid-cols-3 lg:gap-y-16 xl:col-start-4 xl:mt-0 print:mt-7 print:grid-cols-3 print:gap-y-8',
].join(' ');

const CARD = [
  'row-span-4 grid grid-rows-subgrid content-start gap-y-0 border-t border-rule pt-4 md:pt-6',
  'print:break-inside-avoid',
].join(' ');

/** Six claims with figures and details. The heading is sticky. */
export function DifferentiatorGrid({ title, lead, action, items }: typeof about.differentiators) {
  return (
    <Section id="differentiators" layout="free" surface="tint" title={title}>
      <div className="grid-12 items-start print:block">
        <div className={HEAD}>
          <SectionTitle />
          <p className="text-slate max-md:mt-4 md:max-w-narrow xl:mt-5">{lead}</p>
          <LinkArrow className="mt-2 justify-self-start md:max-xl:col-start-2 xl:mt-3" to={action.to}>
            {action.label}
          </LinkArrow>
        </div>
        <div className={GRID}>
          {items.map(({ title: claim, text, points, ...drawing }) => (
            <article key={claim} className={CARD}>
              <Pictogram {...drawing} beside />
              <h3 className="mt-4 md:mt-6">{claim}</h3>
              <p className="mt-2.5 text-slate">{text}</p>
              <RuleList
                className="mt-3 *:border-t *:border-b-0 *:border-line max-md:*:py-1.5 md:mt-4.5"
                items={points}
              />
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface Step {
  title: string;
  text: string;
  stat: StatParts;
  label: string;
}

interface StepLineProps {
  title: string;
  lead: string;
  steps: readonly Step[];
}

/** A dot on the line, which is above the step, or left of it on phones; dashed after the last. */
const STEP = [
  'relative grid grid-rows-auto-fill-auto border-on-night last:border-dashed last:border-on-night-2',
  'max-md:border-l max-md:pb-8 max-md:pl-7 max-md:last:pb-0',
  'md:border-t md:pt-7 md:pr-gutter-1.5',
  'before:absolute before:size-2.25 before:rounded-full before:bg-on-night',
  'max-md:before:top-2.75 max-md:before:-left-1.25 md:before:-top-1.25 md:before:left-0',
].join(' ');

/** Numbered steps on a line that continues past the last one. */
export function StepLine({ title, lead, steps }: StepLineProps) {
  return (
    <Section id="approach" surface="dark" title={title} lead={lead} space="figure">
      <ol className="grid max-md:ml-1.25 md:grid-cols-2 md:gap-y-14 lg:grid-cols-4" role="list">
        {steps.map(({ title: step, text, stat, label }) => (
          <li key={step} className={STEP}>
            <h3 className="text-quote">{step}</h3>
            <p className="mt-3 text-on-night-2 md:max-w-tight">{text}</p>
            <dl className="flex items-baseline gap-x-3 max-md:mt-4 max-md:flex-row-reverse max-md:justify-end md:mt-7 md:flex-col-reverse">
              <dt className="text-small/note text-on-night-2 md:mt-2">{label}</dt>
              <dd className="figure text-stat/none tracking-stat whitespace-nowrap">
                <StatValue {...stat} />
              </dd>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface PeopleFieldProps {
  count: number;
  label: string;
}

const BLOCK = 500;
const ROWS = 10;
const PITCH = 6;
const WIDTH = (BLOCK / ROWS) * PITCH;
const grid = { columns: BLOCK / ROWS, pitch: PITCH, x: 3, y: 3 };

const DOTS = {
  className: 'fill-none stroke-ink',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeDasharray: '0 6',
} as const;

/** People as dots, in blocks of five hundred that wrap. */
export function PeopleDots({ count, label }: PeopleFieldProps) {
  return (
    <div className="grid grid-cols-2 pt-part pb-stack lg:grid-cols-4" role="img" aria-label={label}>
      {Array.from({ length: Math.ceil(count / BLOCK) }, (_, block) => (
        <svg
          key={block}
          className="h-auto w-full"
          viewBox={`0 0 ${WIDTH} ${ROWS * PITCH}`}
          aria-hidden="true"
        >
          <path {...DOTS} d={dashRows({ ...grid, count: Math.min(BLOCK, count - block * BLOCK) })} />
        </svg>
      ))}
    </div>
  );
}
