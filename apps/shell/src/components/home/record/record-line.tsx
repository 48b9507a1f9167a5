import type { home } from '@vantedge/content-site';
import { Cell, RowHeader, StatValue, TableRow } from '@vantedge/shared-ui';
import { StatIcon } from '../stat-icon.tsx';

/** One row of the table: label, value and trend. */
export function RecordLine({
  label,
  scope,
  value,
  suffix,
  icon,
  color,
  trend,
}: (typeof home.record.items)[number]) {
  return (
    <TableRow color={color}>
      <RowHeader className="text-xl/snug font-medium">
        <StatIcon name={icon} />
        {label}
        <span>{scope}</span>
      </RowHeader>
      <Cell className="figure">
        <StatValue value={value} suffix={suffix} counts />
      </Cell>
      <Cell className="trend text-xl">{trend > 0 ? `+${trend}%` : `${trend}%`}</Cell>
    </TableRow>
  );
}
