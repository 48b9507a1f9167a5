import { QuoteSource, QuoteText } from './quote.tsx';

const person = { role: 'Payroll manager', industry: 'healthcare', source: 'placeholder' };
const text = <QuoteText>The team is always on call.</QuoteText>;

export const examples = {
  'role and industry in one line': (
    <figure>
      {text}
      <QuoteSource {...person} />
    </figure>
  ),
  'role above the industry': (
    <figure>
      {text}
      <QuoteSource {...person} stacked />
    </figure>
  ),
};
