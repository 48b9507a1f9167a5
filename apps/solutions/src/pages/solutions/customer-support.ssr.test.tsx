/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import CustomerSupportPage from './customer-support.tsx';

const html = prerender(CustomerSupportPage, '/solutions/customer-support');
const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the chat is marked as a sample, and its answer comes within 30 seconds, as drawn', () => {
  const chat = elements(html, 'figure', 'chat-log')[0] ?? '';
  expect(getText(chat)).toContain('Sample');
  const times = [...chat.matchAll(/<time [^>]*datetime="([^"]+)"/gi)].map(([, time = '']) => seconds(time));
  const [asked = 0, answered = 0] = times;
  expect(elements(chat, 'time')[0]).toBe('11:41:08\u00a0p.m.');
  expect(answered - asked).toBeLessThan(30);
  // Strokes 2 wide, one every 6: one per second.
  const strokes = [...chat.matchAll(/ d="M1 7h(\d+)"/g)].map(([, length]) => (Number(length) - 2) / 6 + 1);
  expect(strokes).toEqual([30, answered - asked]);
});

test('there are four service groups, each under a customer request', () => {
  const groups = elements(elements(html, 'div', 'customer-requests')[0] ?? '', 'article');
  expect(groups).toHaveLength(4);
  for (const group of groups) {
    expect(elements(group, 'p')).toHaveLength(1);
    expect(elements(group, 'li').length).toBeGreaterThanOrEqual(4);
  }
});

test('the launch fills the four weeks of the calendar, and then continues', () => {
  const calendar = elements(html, 'ol', 'calendar-strip-phases')[0] ?? '';
  const phases = [...calendar.matchAll(/--from:(\d+);--to:(\d+);/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);
  expect(phases.slice(0, -1)).toEqual([
    [1, 8],
    [8, 15],
    [15, 22],
    [22, 29],
  ]);
  expect(phases.at(-1)?.[0]).toBe(29);
  expect(html).toContain('style="--weeks:4;');
});

test('four advantages of the Philippines state their stats', () => {
  const advantages = elements(elements(html, 'div', 'benefits')[0] ?? '', 'article');
  expect(advantages.map((row) => getCompactText(elements(row, 'p', 'figure')[0] ?? ''))).toEqual([
    '92%',
    '1.3M+',
    '24/7',
    '$24',
  ]);
  expect(getText(advantages[0] ?? '')).toContain('English literacy, business fluency');
});

test('the calls to action lead to the contact page with the topic, to the launch and to the rate card', () => {
  expect(buttonTargets(html)).toEqual(['/contact?topic=bpo', '#launch', '/contact?topic=bpo', '/rate-card']);
});
