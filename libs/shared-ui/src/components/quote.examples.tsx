import { QuoteSource, QuoteText } from './quote.tsx';

const person = { role: 'Payroll manager', industry: 'healthcare', source: 'placeholder' };

export const examples = {
  'role and industry in one line': (
    <figure>
      <QuoteText>The team is always on call.</QuoteText>
      <QuoteSource {...person} />
    </figure>
  ),
  'role above the industry': (
    <figure>
      <QuoteText>The team is always on call.</QuoteText>
      <QuoteSource {...person} stacked />
    </figure>
  ),
};
