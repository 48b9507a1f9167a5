/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { parseHtml, selectOne, textContent } from '../testing/html.ts';
import { QuoteSource } from './quote.tsx';

const person = { role: 'Payroll manager', industry: 'Healthcare' };
const captionOf = (source: string) =>
  selectOne('figcaption', parseHtml(renderToString(<QuoteSource {...person} source={source} />)))!;

test('a placeholder testimonial is marked as a sample', () => {
  expect(textContent(selectOne('.tag', captionOf('placeholder'))!)).toBe('Sample');
});

test('a testimonial with a real source has no tag', () => {
  const caption = captionOf('letter from the client, 12 May 2026');
  expect(selectOne('.tag', caption)).toBeUndefined();
  expect(textContent(caption).trim()).toBe('Payroll manager, Healthcare');
});
