import { PictogramMarks } from './pictogram.tsx';
import { StatList } from './stat-list.tsx';

const items = [
  { value: '500', suffix: '+', label: 'clients' },
  { value: 12, unit: 'weeks', label: 'to full strength' },
];

export const examples = {
  small: <StatList size="sm" items={items} />,
  large: <StatList size="lg" items={items} />,
  'with drawings': (
    <StatList
      size="md"
      items={items.map((item) => ({
        ...item,
        drawing: <PictogramMarks drawing={{ kind: 'units', count: 12 }} />,
      }))}
    />
  ),
};
