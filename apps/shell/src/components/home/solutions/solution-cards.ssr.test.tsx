/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { elements, getText, prerender } from '@vantedge/shared-ui/testing';
import { SolutionCards } from './solution-cards.tsx';

const html = prerender(() => <SolutionCards {...home.solutions} />, '/');
const cards = elements(html, 'article', 'solution-card');

test('shows three solutions, only the first marked as most popular', () => {
  expect(cards.map((card) => getText(elements(card, 'h3')[0]!))).toEqual([
    'Implementation Services',
    'Staff Augmentation',
    'Business Process Outsourcing',
  ]);
  expect(cards.map((card) => getText(card).includes('Most Popular'))).toEqual([true, false, false]);
});

test('each card links to its page, the section to the contact page', () => {
  const links = cards.map((card) => /class="link-arrow[^"]*" href="([^"]+)"/.exec(card)?.[1]);
  expect(links).toEqual(['/solutions/implementation', '/solutions/staff-augmentation', '/solutions/bpo']);
  expect(html).toMatch(/href="\/contact"[^>]*>Get Expert Consultation/);
});

test('each card has two benefits with values', () => {
  expect(cards.map((card) => elements(card, 'dd').map(getText))).toEqual([
    ['45 days', '98 %'],
    ['24 hours', '2–4 weeks'],
    ['99.5 %', '2–4 weeks'],
  ]);
});

test('content revealed on hover is in the document', () => {
  cards.forEach((card, index) => {
    const { description, technologies } = home.solutions.cards[index]!;
    expect(getText(card)).toContain(description);
    for (const technology of technologies) expect(getText(card)).toContain(technology);
  });
});

test('a phase without a duration has text but no bar', () => {
  const phases = elements(cards[0]!, 'ol', 'time-ribbon-rows')[0]!.split('<li>').slice(1);
  expect(phases).toHaveLength(5);
  expect(phases.map((phase) => phase.includes('<svg'))).toEqual([true, true, true, true, false]);
  expect(getText(phases[4]!)).toContain('ongoing');
});

test('bars start at the end of the previous day', () => {
  const bars = [
    ...cards[1]!.matchAll(/<rect class="ui:fill-service-or-teal[^"]*" x="([\d.]+)%" width="([\d.]+)%"/g),
  ];
  expect(bars.map(([, from, width]) => [Number(from) / 20, Number(width) / 20])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
    [4, 1],
  ]);
});
