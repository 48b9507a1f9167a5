import {
  Cell,
  ColumnHeader,
  DataTable,
  Disclosure,
  LinkArrow,
  RowHeader,
  Stat,
  StatLabel,
  StatNumber,
  type StatParts,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Candidate {
  role: string;
  years: string;
  stack: string;
  overlap: string;
  /** The decision, as noted in the margin. */
  note: string;
  isMatch?: boolean;
}

interface ShortlistProps {
  caption: string;
  tag: string;
  /** What the client asked for. */
  request: string;
  columns: { role: string; years: string; stack: string; overlap: string; note: string };
  candidates: readonly Candidate[];
}

const SHORTLIST_ROW =
  'relative grid items-baseline gap-x-gutter max-md:grid-cols-auto-fill md:grid-cols-[3fr_1.5fr_3.5fr_2.5fr_3fr]';
const FACT = 'text-md/note max-md:col-span-full md:text-base/note';

/** On a phone, the column's name before the cell. */
const LABELED = 'max-md:flex max-md:justify-between max-md:text-small/note max-md:before:content-label';

/** A shortlist on paper: candidates who are not right are struck, the match is circled, and the margin says why. */
export function Shortlist({ caption, tag, request, columns, candidates }: ShortlistProps) {
  return (
    <div className="shortlist mt-figure bg-paper px-inset pt-rest pb-lead text-ink">
      <Table className="block *:block">
        <caption className="pb-4 text-left md:flex md:items-baseline md:justify-between">
          <span className="font-display text-3xl/tight tracking-snug">{request}</span>{' '}
          <span className="text-small text-slate max-md:mt-1 max-md:block">
            {caption} <Tag className="ml-2 text-amber-text">{tag}</Tag>
          </span>
        </caption>
        <TableHead className="max-md:absolute max-md:[clip-path:inset(50%)]">
          <TableRow
            className={clsx(
              SHORTLIST_ROW,
              'border-b border-rule pb-2 text-left text-small text-slate *:font-normal',
            )}
          >
            {[columns.role, columns.years, columns.stack, columns.overlap, columns.note].map((column) => (
              <ColumnHeader key={column}>{column}</ColumnHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {candidates.map(({ role, years, stack, overlap, note, isMatch }) => (
            <TableRow
              key={stack}
              className={clsx(
                SHORTLIST_ROW,
                'border-line py-3 not-last:border-b max-md:first:border-t max-md:first:border-rule md:py-5',
                isMatch ? 'md:py-6.5' : 'text-slate',
              )}
            >
              <RowHeader className="text-left font-display text-2xl/tight font-normal md:text-3xl/tight">
                {role}
              </RowHeader>
              <Cell className="text-md/note max-md:text-right md:text-base/note">{years}</Cell>
              <Cell className={FACT}>{stack}</Cell>
              <Cell className={clsx(FACT, LABELED)} label={columns.overlap}>
                {overlap}
              </Cell>
              <Cell
                className={clsx(
                  'font-display text-2xl/tight italic max-md:col-span-full max-md:pt-1',
                  isMatch && 'text-amber-text',
                )}
              >
                {note}
                {isMatch ? <Circled /> : <Struck />}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const PEN = 'pointer-events-none absolute overflow-visible fill-none *:[vector-effect:non-scaling-stroke]';

/** A pen line through the facts of a row, up to the margin. */
function Struck() {
  return (
    <svg
      className={clsx(
        PEN,
        'top-5.5 left-0 h-4 w-5/8 stroke-control stroke-2 md:inset-y-0 md:my-auto md:w-3/4',
      )}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 6C20 3 38 8 58 4S90 6 100 3" />
    </svg>
  );
}

/** A pen line around a row. */
function Circled() {
  return (
    <svg
      className={clsx(
        PEN,
        '-inset-x-3.5 inset-y-0 h-full w-[calc(100%+28px)] stroke-draw-sun stroke-3 md:-inset-x-6 md:w-[calc(100%+48px)] lg:-inset-x-9 lg:w-[calc(100%+72px)]',
      )}
      viewBox="0 0 200 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M3 33C0 11 14 4 62 3s120-2 131 8 10 36-10 42-126 6-162 3S-2 20 17 10 54 4 74 1" />
    </svg>
  );
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
  'row-span-4 grid grid-rows-subgrid border-t-rule border-l-line pt-5 pb-1 max-2xs:not-first:mt-8 max-2xs:not-first:border-t 2xs:border-l 2xs:px-gutter 2xs:first:border-l-0 2xs:first:pl-0 2xs:last:pr-0 2xs:max-lg:nth-2:pr-0 2xs:max-lg:nth-3:border-l-0 2xs:max-lg:nth-3:pl-0 2xs:max-lg:nth-[n+3]:mt-7 2xs:max-lg:nth-[n+3]:border-t md:pt-6.5';

/** The branches of a hub as columns: who they are, their roles, and a link to their page. */
export function BranchColumns({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="branch-columns grid border-t border-rule 2xs:grid-cols-2 lg:grid-cols-4">
      {branches.map(({ title, text, roles, link, badge }) => (
        <article key={title} className={COLUMN}>
          <h3
            className={clsx(
              'max-md:text-3xl/title',
              badge ? 'flex flex-col-reverse justify-end' : '2xs:pt-8',
            )}
          >
            {title} {badge && <Tag className="mb-2.25 self-start">{badge}</Tag>}
          </h3>
          <p className="mt-3 text-base text-slate">{text}</p>
          <ul
            className="mt-4 text-md/note max-2xs:flex max-2xs:flex-wrap max-2xs:gap-x-5 max-2xs:border-t-2 max-2xs:border-service max-2xs:pt-1.5 md:mt-6"
            role="list"
          >
            {roles.map((role) => (
              <li
                key={role}
                className="border-line pt-2 pb-2.25 first:border-service max-md:py-1 2xs:border-t 2xs:first:border-t-2"
              >
                {role}
              </li>
            ))}
          </ul>
          <LinkArrow
            className="justify-self-start leading-snug max-md:mt-1 max-md:text-md md:mt-3.5"
            to={link.to}
          >
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

const TERM = 'font-display text-3xl/title md:mt-1.5 md:text-4xl/title tracking-snug';

/** Engagement models in full-width rows: what each is best for, and its two terms. */
export function EngagementRows({ models, labels }: EngagementRowsProps) {
  return (
    <div className="engagement-rows border-b ruled-rows border-rule">
      {models.map(({ model, bestFor, commitment, teamSize }) => (
        <article key={model} className="pt-5 pb-5 md:pt-6.5 md:pb-7 lg:grid-12">
          <h3 className="lg:col-span-3">{model}</h3>
          <dl className="grid grid-cols-2 gap-x-gutter-1.5 max-lg:mt-3 max-md:gap-y-2 md:grid-cols-[5fr_2fr_2fr] lg:col-span-9 [&_dt]:text-small [&_dt]:text-slate">
            <div className="max-md:col-span-full">
              <dt>{labels.bestFor}</dt>
              <dd className="max-w-note text-base/normal md:mt-1.5">{bestFor}</dd>
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

interface PlanTermsProps {
  title: string;
  lead: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** The plans behind the models, folded: they repeat the models under other names. */
export function PlanTerms({ title, lead, caption, columns, rows }: PlanTermsProps) {
  return (
    <Disclosure
      look="row"
      className="border-b border-rule"
      summary={<h3 className="font-text text-xl/note font-medium tracking-normal">{title}</h3>}
    >
      <div className="pt-2 pb-8 lg:grid-12 lg:items-start">
        <p className="max-w-brief text-slate max-lg:mb-7 lg:col-span-3">{lead}</p>
        <div className="lg:col-span-9">
          <DataTable caption={caption} columns={columns} rows={rows} />
        </div>
      </div>
    </Disclosure>
  );
}

interface StatGridProps {
  stats: readonly (StatParts & { label: string })[];
}

/** Stats in pairs, beside the heading of their section. */
export function StatGrid({ stats }: StatGridProps) {
  return (
    <dl className="stat-grid grid grid-cols-2 gap-x-gutter-2 border-b border-rule">
      {stats.map(({ label, ...stat }) => (
        <Stat key={label} className="border-t border-line pt-4 pb-4 nth-[-n+2]:border-rule md:pt-5 md:pb-5.5">
          <StatLabel className="mt-2.5 text-md/note">{label}</StatLabel>
          <StatNumber size="lg" {...stat} />
        </Stat>
      ))}
    </dl>
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
