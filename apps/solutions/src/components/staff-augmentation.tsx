import {
  type Drawing,
  LinkArrow,
  percentOf,
  PictogramMarks,
  StatList,
  type StatParts,
  StatValue,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { HERO_CAPTION, HERO_SCALE, RULED_ROWS } from './class-names.ts';

interface Office {
  name: string;
  /** Local hours; 0 to 24 is a full day. */
  opens: number;
  closes: number;
}

interface MatchDayProps {
  caption: string;
  /** Hour of the request, and the maximum hours until the match. */
  from: number;
  hours: number;
  ends: { request: string; length: string; match: string };
  offices: readonly Office[];
}

const LINE =
  'md-line flex items-center justify-between gap-4 px-4 pt-4 pb-5.5 text-md font-medium text-amber-ink forced-colors:border-3';

/** The hours between a request and its match, one mark per hour, above the open hours of the offices. */
export function MatchDay({ caption, from, hours, ends, offices }: MatchDayProps) {
  const at = (hour: number) => percentOf(hour, hours);
  const ticks = [0, 24 - from, ...offices.map((office) => sinceRequest(office.opens, from)), hours];
  const axis = [...new Set(ticks)].sort((a, b) => a - b);
  return (
    <figure className={clsx('match-day', HERO_SCALE)}>
      <figcaption className={HERO_CAPTION}>{caption}</figcaption>
      <p className={LINE}>
        <span className="flex-1">{ends.request}</span>{' '}
        <b className="font-display text-quote/none font-normal tracking-tight whitespace-nowrap">
          {ends.length}
        </b>{' '}
        <span className="flex-1 text-right">{ends.match}</span>
      </p>
      <ul role="list">
        {offices.map(({ name, opens, closes }) => (
          <li key={name} className="mt-4.5 text-small/snug text-on-night-2">
            <span>{name}</span>
            <svg className="mt-1.5 h-2.25 w-full fill-on-night" aria-hidden="true">
              <rect className="fill-night-rule" y="4" width="100%" height="1" />
              <rect
                x={at(closes - opens === 24 ? 0 : sinceRequest(opens, from))}
                width={at(closes - opens)}
                height="9"
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg
        className="mt-3 h-4 w-full overflow-visible fill-on-night-2 text-2xs font-medium tabular-nums"
        aria-hidden="true"
      >
        {axis.map((hour) => (
          <text
            key={hour}
            x={at(hour)}
            y="12"
            textAnchor={hour === 0 ? 'start' : hour === hours ? 'end' : 'middle'}
          >
            {`${String((from + hour) % 24).padStart(2, '0')}:00`}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Returns how many hours after the request a clock shows an hour. */
function sinceRequest(hour: number, from: number): number {
  return (hour - from + 24) % 24;
}

interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: { label: string; to: string };
  badge?: string;
}

/** Rules between the columns, and above each row of them but the first. */
const COLUMN =
  'row-span-4 grid grid-rows-subgrid border-t-rule border-l-line pt-6.5 pb-1 max-lg:nth-[n+3]:mt-8 max-lg:nth-[n+3]:border-t max-md:nth-2:mt-8 max-md:nth-2:border-t md:border-l md:px-gutter md:first:border-l-0 md:first:pl-0 md:last:pr-0 md:max-lg:nth-2:pr-0 md:max-lg:nth-3:border-l-0 md:max-lg:nth-3:pl-0';

/** The branches of a hub as columns: who they are, their roles, and a link to their page. */
export function BranchColumns({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="branch-columns mt-stack grid border-t border-rule md:grid-cols-2 lg:grid-cols-4">
      {branches.map(({ title, text, roles, link, badge }) => (
        <article key={title} className={COLUMN}>
          <h3>
            {title} {badge && <Tag>{badge}</Tag>}
          </h3>
          <p className="mt-3 text-base text-slate">{text}</p>
          <ul className="mt-6 text-md/note" role="list">
            {roles.map((role) => (
              <li
                key={role}
                className="border-t border-line pt-2 pb-2.25 first:border-t-2 first:border-service"
              >
                {role}
              </li>
            ))}
          </ul>
          <LinkArrow className="mt-3.5 justify-self-start" to={link.to}>
            {link.label}
          </LinkArrow>
        </article>
      ))}
    </div>
  );
}

interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
}

interface EngagementRowsProps {
  models: readonly Engagement[];
  labels: { bestFor: string; commitment: string; teamSize: string };
}

const TERM = 'mt-1.5 text-4xl/title tracking-snug normal-nums';

/** Engagement models in full-width rows: what each is best for, and its two terms. */
export function EngagementRows({ models, labels }: EngagementRowsProps) {
  return (
    <div className={clsx('engagement-rows', RULED_ROWS)}>
      {models.map(({ model, bestFor, commitment, teamSize }) => (
        <article key={model} className="pt-6.5 pb-7 lg:grid-12">
          <h3 className="lg:col-span-3">{model}</h3>
          <dl className="grid grid-cols-[1fr_1fr] gap-x-[calc(var(--gutter)*1.5)] max-lg:mt-3.5 max-md:gap-y-4 md:grid-cols-[5fr_2fr_2fr] lg:col-span-9 [&_dt]:text-small [&_dt]:text-slate">
            <div className="max-md:col-span-full">
              <dt>{labels.bestFor}</dt>
              <dd className="mt-1.5 max-w-[44ch] font-text text-base/normal normal-nums">{bestFor}</dd>
            </div>
            <div>
              <dt>{labels.commitment}</dt>
              <dd className={TERM}>{commitment}</dd>
            </div>
            <div>
              <dt>{labels.teamSize}</dt>
              <dd className={TERM}>{teamSize}</dd>
            </div>
          </dl>
        </article>
      ))}
    </div>
  );
}

interface Stat {
  stat: StatParts & { scope: string };
  drawing?: Drawing;
}

interface StatGridProps {
  /** Id of the heading that names the section. */
  id: string;
  title: string;
  lead: string;
  more: { label: string; to: string };
  stats: readonly Stat[];
}

const STAT =
  'grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] items-end gap-x-4 border-t border-line pt-5 pb-5.5 first:border-rule md:nth-2:border-rule';

/** A heading beside its stats in pairs; countable stats have a pictogram. */
export function StatGrid({ id, title, lead, more, stats }: StatGridProps) {
  return (
    <div className="stat-grid lg:grid-12">
      <div className="lg:col-span-4">
        <h2 id={id}>{title}</h2>
        <p className="mt-5 max-w-[36ch] text-slate">{lead}</p>
        <LinkArrow className="mt-4" to={more.to}>
          {more.label}
        </LinkArrow>
      </div>
      <StatList
        items={stats.map(({ stat: { scope, ...stat }, drawing }) => ({
          ...stat,
          label: scope,
          drawing: drawing && <PictogramMarks drawing={drawing} />,
        }))}
        className="grid gap-x-[calc(var(--gutter)*2)] border-b border-rule max-lg:mt-9 md:grid-cols-2 lg:col-span-7 lg:col-start-6"
        itemClassName={STAT}
        valueClassName="col-start-1 row-start-1 text-stat-lg"
        labelClassName="col-span-full row-start-2 mt-2.5 text-md/note"
        drawingClassName="col-start-2 row-start-1 justify-self-end pb-2 text-service *:max-w-full"
      />
    </div>
  );
}

interface AcceptanceTermsProps {
  /** Id of the heading that names the section. */
  id: string;
  title: string;
  lead: string;
  acceptance: { stat: StatParts & { scope: string }; drawing: Drawing; alt: string };
  terms: readonly { stat: StatParts & { scope: string }; text?: string }[];
}

/** The acceptance rate, drawn large, and the terms for accepted candidates. */
export function AcceptanceTerms({ id, title, lead, acceptance, terms }: AcceptanceTermsProps) {
  return (
    <div className="acceptance-terms lg:grid-12 lg:items-end">
      <div className="lg:col-span-6">
        <h2 id={id}>{title}</h2>
        <p className="mt-4 text-slate">{lead}</p>
        <figure className="mt-stack">
          <PictogramMarks
            drawing={acceptance.drawing}
            alt={acceptance.alt}
            className="h-auto w-full text-service"
          />
          <figcaption className="mt-6 text-slate">
            <b className="figure mr-1.5 text-stat-xl leading-none font-normal tracking-stat text-ink md:text-call">
              <StatValue value={acceptance.stat.value} suffix={acceptance.stat.suffix} />
            </b>{' '}
            {acceptance.stat.scope}
          </figcaption>
        </figure>
      </div>
      <ul className="max-lg:mt-11 lg:col-span-5 lg:col-start-8" role="list">
        {terms.map(({ stat, text }) => (
          <li
            key={stat.scope}
            className="grid grid-cols-[96px_1fr] items-baseline gap-x-gutter border-t border-line pt-5.5 pb-6.5 first:border-rule md:grid-cols-[112px_1fr]"
          >
            <p className="figure text-7xl/none tracking-stat">
              <StatValue value={stat.value} suffix={stat.suffix} />
            </p>
            <div>
              <h3 className="font-text text-lg/note font-medium tracking-normal">{stat.scope}</h3>
              {text && <p className="text-md text-slate">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The seats of a team with one empty chair, above the closing CTA. */
export function ClosingSeats() {
  return (
    <div className="closing-seats mb-7 flex gap-4.5 *:h-9 *:w-11" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
