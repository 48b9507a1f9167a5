import type { home } from '@vantedge/content-site';
import { StatValue } from '@vantedge/shared-ui';
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
    <tr role="row" data-color={color}>
      <th className="text-xl/snug font-medium" scope="row" role="rowheader">
        <StatIcon name={icon} />
        {label}
        <span>{scope}</span>
      </th>
      <td className="figure" role="cell">
        <StatValue value={value} suffix={suffix} counts />
      </td>
      <td className="trend text-xl" role="cell">
        {trend > 0 ? `+${trend}%` : `${trend}%`}
      </td>
    </tr>
  );
}
