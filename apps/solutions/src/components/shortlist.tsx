import {
  Cell,
  ColumnHeader,
  RowHeader,
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
    <div className="shortlist mt-figure surface-paper px-inset pt-rest pb-lead">
      <Table className="block *:block">
        <caption className="pb-4 text-left md:flex md:items-baseline md:justify-between">
          <span className="font-display text-3xl/tight tracking-snug">{request}</span>{' '}
          <span className="text-small text-slate max-md:mt-1 max-md:block">
            {caption} <Tag className="ml-2">{tag}</Tag>
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
