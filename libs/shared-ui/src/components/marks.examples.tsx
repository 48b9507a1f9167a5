import { Marks } from './marks.tsx';

export const examples = {
  'people of four departments': (
    <Marks
      groups={[
        { count: 15, color: 'teal' },
        { count: 10, color: 'blue' },
      ]}
      label="Fifteen people and ten people"
    />
  ),
  'days of four weeks': <Marks groups={[{ count: 20 }]} shape="square" columns={5} />,
};
