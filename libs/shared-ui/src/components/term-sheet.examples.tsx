import { TermSheet } from './term-sheet.tsx';

export const examples = {
  'two terms': (
    <TermSheet
      id="terms"
      title="Before you sign"
      items={[
        { term: 'Payment', value: 'NET 15', text: 'Invoiced monthly in arrears.' },
        { term: 'Replacement', value: '100% guarantee', text: 'We replace whoever does not fit.' },
      ]}
      links={[{ label: 'How billing works', to: '/rate-card' }]}
    />
  ),
};
