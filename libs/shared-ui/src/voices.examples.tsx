import { Voices } from './voices.tsx';

const items = [
  {
    quote: 'They forecast the hours in the first week, and spent those hours.',
    role: 'Director',
    industry: 'retail',
    source: 'placeholder',
  },
  {
    quote: 'Somebody is always on call.',
    role: 'Payroll manager',
    industry: 'healthcare',
    source: 'letter from the client',
  },
];

export const examples = {
  'on night': <Voices tone="night" title="What clients say" items={items} />,
  ruled: <Voices tone="ruled" title="What clients say" items={items} />,
  plain: <Voices tone="plain" title="What clients say" items={items} />,
};
