import { Testimonials } from './testimonials.tsx';

const items = [
  {
    quote: 'They forecast the hours in the first week, and spent those hours.',
    role: 'Director',
    industry: 'retail',
    source: 'placeholder',
  },
  {
    quote: 'The team is always on call.',
    role: 'Payroll manager',
    industry: 'healthcare',
    source: 'letter from the client',
  },
] as const;

export const examples = {
  'on night': <Testimonials variant="dark" title="What clients say" items={items} />,
  ruled: <Testimonials variant="ruled" title="What clients say" items={items} />,
  plain: <Testimonials variant="plain" title="What clients say" items={items} />,
};
