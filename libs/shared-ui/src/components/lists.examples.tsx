import { Legend, PlainList, RuleList } from './lists.tsx';

const items = ['Discovery and design', 'Configuration', 'Data migration'];

export const examples = {
  'plain list': <PlainList items={items} />,
  'rule list': <RuleList items={items} />,
  legend: (
    <Legend
      items={[
        { label: 'Business development', value: 15, department: 'bd' },
        { label: 'Production', value: 20, department: 'prod' },
        { label: 'Administrative', value: 10, department: 'admin' },
        { label: 'Finance', value: 5, department: 'fin' },
      ]}
    />
  ),
};
