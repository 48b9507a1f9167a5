import {
  Cell,
  ColumnHeader,
  Icon,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CheckSheetProps {
  caption: string;
  tag: string;
  columns: { item: string; first: string; second: string; outcome: string };
  labels: { marked: string; open: string };
  rows: readonly { item: string; marks: 1 | 2; outcome: string }[];
  className?: string;
}

const CELLS = '*:border-t *:text-left *:font-normal *:not-last:pr-1.5 *:last:text-right sm:*:not-last:pr-3';

const HEAD = clsx(CELLS, 'text-small text-slate *:border-rule *:py-2');
const ROW = clsx(CELLS, '*:border-line *:py-2 md:*:pt-2.75 md:*:pb-3');
const EMPTY_BOX =
  'text-slate after:block after:size-4.5 after:border after:border-dashed after:border-amber-text';

/** Items checked by two people; an item with only one mark is pending. */
export function CheckSheet({ caption, tag, columns, labels, rows, className }: CheckSheetProps) {
  const mark = <Icon name="check" label={labels.marked} className="block text-xl text-service" />;
  return (
    <Table className={clsx('border-b border-rule text-md sm:text-base', className)}>
      <caption className="pb-3 text-left text-small text-slate">
        {caption} <Tag className="ml-2">{tag}</Tag>
      </caption>
      <TableHead>
        <TableRow className={HEAD}>
          {[columns.item, columns.first, columns.second, columns.outcome].map((column) => (
            <ColumnHeader key={column}>{column}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ item, marks, outcome }) => (
          <TableRow key={item} className={clsx(ROW, marks === 1 && 'text-amber-text')}>
            <RowHeader>{item}</RowHeader>
            <Cell>{mark}</Cell>
            {marks === 2 ? (
              <Cell>{mark}</Cell>
            ) : (
              <Cell className={EMPTY_BOX}>
                <span className="visually-hidden">{labels.open}</span>
              </Cell>
            )}
            <Cell className={marks === 2 ? 'text-slate' : undefined}>{outcome}</Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

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
      <ol
        className="mt-7 lg:mt-9 lg:grid lg:equal-cols-(--phases)"
        style={{ '--phases': phases.length }}
        role="list"
      >
        {phases.map(({ name, text }, index) => {
          const isLast = index === phases.length - 1;
          return (
            <li key={name} className={clsx(PHASE, !isLast && TO_NEXT)}>
              <span className={clsx(NUMBER, isLast ? 'bg-service text-paper' : 'text-service')}>
                {index + 1}
              </span>
              <div>
                <h3 className="pt-1.25 text-3xl lg:mt-5 lg:pt-0">{name}</h3>
                <p className="mt-2 text-md leading-normal text-slate">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface TrayIndexProps {
  columns: { arrives: string; returns: string };
  groups: readonly { title: string; examples: readonly { arrives: string; returns: string }[] }[];
}

const COLUMNS =
  'flex justify-between pb-2.5 text-small font-medium text-service lg:ml-[calc((100%+2*var(--gutter))/3)]';

const LEADER =
  'flex flex-1 items-baseline gap-2.5 after:flex-1 after:border-b-2 after:border-dotted after:border-line sm:after:border-control';

/** Groups of processes as an index: input, leader, output. */
export function ProcessPairs({ columns, groups }: TrayIndexProps) {
  return (
    <div className="border-b border-rule">
      <p className={COLUMNS} aria-hidden="true">
        <span>{columns.arrives}</span> <span>{columns.returns}</span>
      </p>
      {groups.map(({ title, examples }) => (
        <article
          key={title}
          className="grid gap-x-gutter gap-y-3 border-t border-rule pt-5 pb-5 lg:grid-cols-4-8"
        >
          <h3 className="pr-6">{title}</h3>
          <dl>
            {examples.map(({ arrives, returns }) => (
              <div key={arrives} className="py-2 sm:flex sm:items-baseline sm:gap-2.5 sm:py-1.5">
                <dt className={LEADER}>{arrives}</dt>
                <dd className="text-right font-display text-2xl leading-snug italic sm:text-left">
                  {returns}
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}

interface Benefit {
  title: string;
  text: string;
}

interface VerifiedByProps {
  lead: Benefit;
  others: readonly Benefit[];
  /** The drawing of the first benefit. */
  children: ReactNode;
}

const TEXT = 'mt-2.5 max-w-prose text-on-night-2';

/** One benefit with its drawing, and the others beside it. */
export function VerifiedBy({ lead, others, children }: VerifiedByProps) {
  return (
    <div className="grid-12">
      <article className="col-span-full lg:col-span-7 lg:col-start-1">
        <h3>{lead.title}</h3>
        <p className={TEXT}>{lead.text}</p>
        {children}
      </article>
      <div className="col-span-full mt-12 grid content-between gap-y-8 lg:col-start-9 lg:-col-end-1 lg:mt-0">
        {others.map(({ title, text }) => (
          <article key={title} className="border-t border-night-rule pt-4.5">
            <h3>{title}</h3>
            <p className={TEXT}>{text}</p>
          </article>
        ))}
      </div>
    </div>
  );
}

/** Two check marks above the closing CTA. */
export function TwoMarks() {
  return (
    <div className="mb-5 flex text-8xl leading-none text-service" aria-hidden="true">
      <Icon name="check" />
      <Icon name="check" className="ml-[-0.5em]" />
    </div>
  );
}
