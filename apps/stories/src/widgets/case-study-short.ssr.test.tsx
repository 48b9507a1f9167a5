/** @jest-environment node */
import { elements, getText, prerender } from '@vantedge/shared-ui/testing';
import CaseStudyShort from './case-study-short.tsx';

test('has the three counters, the two monthly costs and the link, without seats or a table', () => {
  const short = prerender(CaseStudyShort, '/');
  expect(short).toMatch(/^<section[^>]* aria-labelledby/);
  expect(elements(short, 'count-up', 'count-up')).toEqual(['50', '12', '60']);
  expect(elements(elements(short, 'dl')[0]!, 'dd').map(getText).filter(Boolean)).toEqual([
    '$400,000',
    '$192,000',
  ]);
  expect(getText(short)).toContain('client-reported, all-in');
  expect(short).toContain('href="/success-stories/mainspring-books"');
  expect(short).not.toMatch(/<table|seat-ramp/);
});
