import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readAloud } from '../testing/spoken.ts';
import { Faq } from './faq.tsx';

const items = [
  { question: 'What does it cost?', answer: 'A flat rate.' },
  { question: 'How soon can you start?', answer: 'In two weeks.' },
];

const show = () =>
  render(
    <MemoryRouter>
      <Faq name="faq" title="Questions" items={items} />
    </MemoryRouter>,
  ).container;

test('questions are headings; the first one is followed by its answer, the others are closed', async () => {
  expect(await readAloud(show())).toEqual([
    'region, Questions',
    'heading, Questions, level 2',
    'group',
    'What does it cost?',
    'heading, What does it cost?, level 3',
    'end, What does it cost?',
    'paragraph',
    'A flat rate.',
    'end of paragraph',
    'end of group',
    'group',
    'How soon can you start?',
    'heading, How soon can you start?, level 3',
    'end, How soon can you start?',
    'end of group',
    'end of region, Questions',
  ]);
});

test('another question takes the answer over', async () => {
  const container = show();
  // Browsers close the first one because both have one name, which jsdom does not know.
  const [first, second] = container.querySelectorAll('details');
  expect(second!.getAttribute('name')).toBe(first!.getAttribute('name'));
  first!.open = false;
  second!.open = true;
  const phrases = await readAloud(container);
  expect(phrases).not.toContain('A flat rate.');
  expect(phrases).toContain('In two weeks.');
});
