import { Quotes, QuoteSource, QuoteText } from './quote.tsx';

const person = { role: 'Payroll manager', industry: 'healthcare', source: 'placeholder' };

export const examples = {
  'two beside other content': (
    <Quotes
      items={[
        { ...person, quote: 'The team is always on call.' },
        { ...person, quote: 'The first month closed on time.' },
      ]}
    />
  ),
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
