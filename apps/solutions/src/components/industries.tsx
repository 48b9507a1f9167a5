import {
  Cell,
  ColumnHeader,
  Icon,
  RowHeader,
  type StatParts,
  StatValue,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Tag,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LeadLink } from './service-lines.tsx';

interface Trade {
  name: string;
  to: string;
  color: string;
  text: string;
  stat: StatParts & { label: string };
  /** What the trade calls its document. */
  document: string;
}

interface TradePanelsProps {
  trades: readonly Trade[];
  tag: string;
  /** A piece of work in the notation of each trade, in the order of `trades`. */
  samples: readonly ReactNode[];
}

const PANEL =
  'group relative flex min-w-0 flex-col border-night-rule max-md:border-t max-md:pt-5 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0';
const SHEET =
  'order-first flex flex-col border-t-3 border-service bg-paper px-4.5 pt-2.5 pb-4.5 text-ink max-md:mb-5';

/** Industries side by side in a hero: a sheet in the trade's own notation, the name as a link, a sentence and a stat. */
export function TradePanels({ trades, tag, samples }: TradePanelsProps) {
  return (
    <ul
      className="trade-panels mt-figure grid gap-x-gutter gap-y-9 md:grid-cols-2 md:gap-y-12 xl:grid-cols-4"
      role="list"
    >
      {trades.map(({ name, to, color, text, stat, document }, index) => (
        <li key={to} className={PANEL}>
          <h2 className="text-4xl/tight tracking-snug md:mt-5">
            <LeadLink to={to} className="*:size-[0.7em] *:text-on-night-2">
              {name} <Icon name="arrow" />
            </LeadLink>
          </h2>
          <p className="mt-2 text-base/normal text-on-night-2 md:pr-4">{text}</p>
          <p className="mt-3.5 flex items-baseline gap-2.5 text-small/note text-on-night-2 md:mt-5 md:border-t md:border-night-line md:pt-4 md:pr-4">
            <b className="figure text-stat/none font-normal tracking-stat whitespace-nowrap text-on-night">
              <StatValue {...stat} />
            </b>{' '}
            {stat.label}
          </p>
          <div className={SHEET} data-color={color}>
            <p className="flex items-center justify-between pb-3 text-2xs/snug text-slate">
              {document} <Tag className="text-amber-text">{tag}</Tag>
            </p>
            <div className="my-auto">{samples[index]}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface CodeDiffProps {
  file: string;
  /** Lines of code; `-` removed, `+` added. */
  lines: readonly { sign?: '-' | '+'; code: string }[];
}

const CODE = '-mx-4.5 block px-4.5 py-1 whitespace-pre-wrap no-underline';

/** A change to a file, line by line. */
export function CodeDiff({ file, lines }: CodeDiffProps) {
  return (
    <div className="font-mono text-xs/normal">
      <p className="pb-1.5 text-slate">{file}</p>
      {lines.map(({ sign, code }) => {
        const text = `${sign ?? ' '} ${code}`;
        if (sign === '-')
          return (
            <del key={text} className={clsx(CODE, 'bg-danger/12 text-danger')}>
              {text}
            </del>
          );
        if (sign === '+')
          return (
            <ins key={text} className={clsx(CODE, 'bg-green/14 text-green')}>
              {text}
            </ins>
          );
        return (
          <span key={text} className={CODE}>
            {text}
          </span>
        );
      })}
    </div>
  );
}

interface ProofLineProps {
  before: string;
  wrong: string;
  right: string;
  after: string;
}

/** A sentence with one correction, as on a proofread-headline proof. */
export function ProofLine({ before, wrong, right, after }: ProofLineProps) {
  return (
    <p className="font-display text-3xl/normal">
      {before} <del className="text-slate line-through decoration-draw-sun decoration-2">{wrong}</del>{' '}
      <ins className="text-amber-text italic no-underline">{right}</ins> {after}
    </p>
  );
}

interface LedgerLinesProps {
  lines: readonly { account: string; amount: string }[];
  total: { account: string; amount: string };
}

/** Entries of a ledger that come to their total, under a double rule. */
export function LedgerLines({ lines, total }: LedgerLinesProps) {
  return (
    <dl className="text-md/note tabular-nums">
      {[...lines, total].map((line) => (
        <div
          key={line.account}
          className={clsx(
            'flex items-baseline justify-between gap-3 border-t py-2 max-[20rem]:flex-wrap',
            line === total ? 'border-rule font-medium' : 'border-line',
          )}
        >
          <dt>{line.account}</dt>
          <dd className="figure text-2xl/none whitespace-nowrap">
            {line === total ? <span className="double-rule">{line.amount}</span> : line.amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Findings of a note, each with its code. */
export function CodedLines({ lines }: { lines: readonly { finding: string; code: string }[] }) {
  return (
    <dl>
      {lines.map(({ finding, code }) => (
        <div key={code} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
          <dt className="font-display text-lg/tight text-balance italic">{finding}</dt>
          <dd className="figure text-2xl/none whitespace-nowrap text-service">{code}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StandardsMatrixProps {
  caption: string;
  /** The first column has the standards. */
  columns: readonly string[];
  /** Kinds of dots: a standard that we follow is filled, a regulation that our people know is a ring. */
  kinds: { compliance: string; expertise: string; none: string };
  /** What a standard means in each column; without a kind it does not apply there. */
  rows: readonly { name: string; cells: readonly ('compliance' | 'expertise' | undefined)[] }[];
}

const MATRIX_CELLS =
  '*:border-b *:border-line *:py-3.5 *:not-first:w-2/9 md:*:not-first:w-1/5 *:not-first:text-center';

/** Standards by what they apply to, one dot for each pair. */
export function StandardsMatrix({ caption, columns, kinds, rows }: StandardsMatrixProps) {
  return (
    <Table className="standards-matrix max-lg:mt-3">
      <caption className="pb-3 text-left text-small text-slate">
        {caption}
        <span className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink" aria-hidden="true">
          {(['compliance', 'expertise'] as const).map((kind) => (
            <span key={kind} className="flex items-center gap-2">
              <Dot kind={kind} /> {kinds[kind]}
            </span>
          ))}
        </span>
      </caption>
      <TableHead>
        <TableRow
          className={clsx(
            MATRIX_CELLS,
            'align-bottom text-2xs/snug text-slate *:border-rule! *:font-medium *:first:text-left md:text-small/snug',
          )}
        >
          {columns.map((column) => (
            <ColumnHeader key={column}>{column}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, cells }) => (
          <TableRow key={name} className={MATRIX_CELLS}>
            <RowHeader className="text-left font-display text-2xl/tight font-normal whitespace-nowrap md:text-3xl/tight">
              {name}
            </RowHeader>
            {cells.map((kind, index) => (
              <Cell key={columns[index + 1]}>
                {kind && <Dot kind={kind} />}
                <span className="sr-only">{kinds[kind ?? 'none']}</span>
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Drawn by its border, which forced colors keep. */
function Dot({ kind }: { kind: 'compliance' | 'expertise' }) {
  return (
    <i
      className={clsx(
        'inline-block size-4 rounded-full border-teal align-middle',
        kind === 'compliance' ? 'border-8' : 'border-2',
      )}
    />
  );
}
