import { ButtonRow } from './button.tsx';
import { Faq } from './faq.tsx';

const items = [
  { question: 'How long does it take?', answer: 'A standard project takes 3 to 6 months.' },
  {
    question: 'What is included?',
    answer: 'Management and setup.',
    link: { label: 'How billing works', to: '/rate-card#billing' },
  },
  { question: 'How are we invoiced?', answer: <p>Monthly in arrears.</p> },
];

export const examples = {
  'one list': (
    <Faq name="faq" title="Planning a project" lead="Don’t see your question? Ask us." items={items} />
  ),
  'in groups, with a link': (
    <Faq
      name="bill"
      title="Questions about the bill"
      groups={[
        { title: 'Pricing', items: items.slice(0, 2) },
        { title: 'Service', items: items.slice(2) },
      ]}
    >
      <h3>Still have questions?</h3>
      <ButtonRow actions={[{ label: 'Schedule a call', to: '/contact' }]} />
    </Faq>
  ),
};
