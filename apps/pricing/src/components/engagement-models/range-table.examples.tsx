import { engagementModels } from '@vantedge/content-pricing';
import { RangeTable } from './range-table.tsx';

const { market } = engagementModels;

export const surface = 'tint';
export const examples = {
  'our price highlighted': <RangeTable {...market} />,
  'without a highlighted row': (
    <RangeTable {...market} rows={market.rows.map((row) => ({ ...row, highlighted: false }))} />
  ),
};
