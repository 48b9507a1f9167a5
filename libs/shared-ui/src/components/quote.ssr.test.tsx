/** @jest-environment node */
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { Quote } from './quote.tsx';

const testimonial = { quote: 'The team is always on call.', role: 'Payroll manager', industry: 'Healthcare' };
const captionOf = (source: string) =>
  parse(renderToString(<Quote {...testimonial} source={source} />)).querySelector('figcaption')!;

test('a placeholder testimonial is marked as illustrative', () => {
  expect(captionOf('placeholder').querySelector('.tag')?.text).toBe('Illustrative');
});

test('a testimonial with a real source has no tag', () => {
  const caption = captionOf('letter from the client, 12 May 2026');
  expect(caption.querySelector('.tag')).toBeNull();
  expect(caption.text.trim()).toBe('Payroll manager, Healthcare');
});
