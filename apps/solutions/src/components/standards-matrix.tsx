import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

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
            <ColumnHeader key={column} className="wrap-anywhere">
              {column}
            </ColumnHeader>
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
