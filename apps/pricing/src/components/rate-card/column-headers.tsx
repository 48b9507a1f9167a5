import { ColumnHeader, TableHead, TableRow } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Props {
  names: readonly string[];
  /** Classes of each header. */
  className: string;
}

/** The column headers of a table whose rows are blocks on a phone, where only screen readers get them. */
export function ColumnHeaders({ names, className }: Props) {
  return (
    <TableHead className="max-md:sr-only">
      <TableRow>
        {names.map((name) => (
          <ColumnHeader
            key={name}
            className={clsx('pb-2.5 text-left text-small/snug font-medium text-slate', className)}
          >
            {name}
          </ColumnHeader>
        ))}
      </TableRow>
    </TableHead>
  );
}
