import { PictogramMarks } from './pictogram.tsx';
import { Stat, StatDrawing, StatLabel, StatNumber } from './stat.tsx';

export const examples = {
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
};
