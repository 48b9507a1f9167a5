import type { ReactNode } from 'react';
import { PictogramMarks } from './pictogram.tsx';
import { Stat, StatDrawing, StatLabel, StatList, StatNumber, StatRow } from './stat.tsx';

const four = [
  { value: '5000', suffix: '+', label: 'Modules deployed' },
  { value: '99.8', suffix: '%', label: 'Client satisfaction' },
  { value: '24/7', label: 'Global operations' },
  { value: '50M', prefix: '$', suffix: '+', label: 'Savings' },
] as const;

const dark = (row: ReactNode) => <div className="ui:surface-dark ui:p-6">{row}</div>;

export const examples = {
  'a row': <StatRow items={four} />,
  'a list of lines': <StatList layout="lines" items={four} />,
  'a list of columns': <StatList items={four} />,
  small: (
    <dl>
      <Stat>
        <StatLabel>to full strength</StatLabel>
        <StatNumber size="sm" value={12} unit="weeks" />
      </Stat>
    </dl>
  ),
  'with a drawing': (
    <dl>
      <Stat>
        <StatLabel>clients</StatLabel>
        <StatNumber size="lg" value="500" suffix="+" />
        <StatDrawing>
          <PictogramMarks drawing={{ kind: 'units', count: 12 }} />
        </StatDrawing>
      </Stat>
    </dl>
  ),
  'a row of four': dark(<StatRow items={four} />),
  'a row of five, one with a unit': dark(
    <StatRow items={[...four, { value: 12, unit: 'weeks', label: 'from start to full strength' }]} />,
  ),
};
