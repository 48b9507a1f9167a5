import { List, PlainList, RuleList } from './lists.tsx';

const items = ['Discovery and design', 'Configuration', 'Data migration'];

export const examples = {
  'a list without a look': (
    <List className="ui:grid ui:gap-2">
      <li>Discovery and design</li>
      <li>Configuration</li>
    </List>
  ),
  'plain list': <PlainList items={items} />,
  'rule list': <RuleList items={items} />,
};
