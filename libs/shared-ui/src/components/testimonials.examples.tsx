import { Testimonials } from './testimonials.tsx';

const letter = {
  quote: 'They forecast the hours in the first week, and spent those hours.',
  role: 'Director',
  industry: 'retail',
  source: 'letter from the client',
};
const sample = {
  quote: 'The team is always on call.',
  role: 'Payroll manager',
  industry: 'healthcare',
  source: 'placeholder',
};

export const examples = {
  'two, of which one is a sample': <Testimonials title="The first week" items={[letter, sample]} />,
  'one that somebody has said': <Testimonials title="The first week" items={[letter]} />,
};
