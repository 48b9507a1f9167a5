import { Quote } from './quote.tsx';

const quotation = {
  quote: 'The team is always on call.',
  role: 'Payroll manager',
  industry: 'healthcare',
  source: 'placeholder',
};

export const examples = {
  'role and industry in one line': <Quote {...quotation} />,
  'role above the industry': <Quote {...quotation} stacked />,
};
