import { PlainList, RuleList } from './lists.tsx';

const items = ['Discovery and design', 'Configuration', 'Data migration'];

export const examples = {
  'plain list': <PlainList items={items} />,
  'rule list': <RuleList items={items} />,
};
