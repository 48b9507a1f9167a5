/** @jest-environment node */
import { home, meridianClock } from '@vantedge/content-site';
import { WidgetHost } from '@vantedge/shared-ui';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import HomePage from './home.tsx';

const asked: string[] = [];
const widgets = {
  peek(name: string) {
    asked.push(name);
    return () => <p>widget</p>;
  },
  load: () => Promise.reject(new Error('not while prerendering')),
};
const html = renderToString(
  <HelmetProvider>
    <WidgetHost value={widgets}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </WidgetHost>
  </HelmetProvider>,
);
const text = html.replace(/<(script|style|title)[^>]*>.*?<\/\1>|<[^>]+>/gs, '');

test('there is one first heading, and it is the same sentence at every moment', () => {
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  for (const word of home.hero.words) expect(home.hero.title).toContain(word.toLowerCase());
  const spoken = html.match(/<h1.*?<\/h1>/s)![0].replace(/<(\w+)[^>]*aria-hidden.*$/s, '');
  expect(spoken).toContain(home.hero.title);
});

test('the four statistic cards have a value, a label and an icon', () => {
  const cards = parse(html).querySelectorAll('.stat-row > div');
  expect(cards.map((card) => [card.querySelector('dd')!.text, card.querySelector('dt')!.text])).toEqual([
    ['5000+', 'Modules Deployed, all platforms'],
    ['99.8%', 'Client Satisfaction'],
    ['24/7', 'Global Operations'],
    ['60%', 'Cost Reduction'],
  ]);
  const icons = cards.map((card) => card.querySelector('dt svg[aria-hidden=true] path')!.getAttribute('d'));
  expect(new Set(icons).size).toBe(4);
});

test('reply times and rates carry their labels', () => {
  for (const [label, value] of [
    ['SLA compliance, all services', '99.9%'],
    ['Support email, for clients', '2 hours'],
  ]) {
    const card = parse(html)
      .querySelectorAll('.metric-card')
      .find((metric) => metric.querySelector('dt')!.text === label)!;
    expect(card.querySelector('dd')!.text.replace(/\s+/g, ' ')).toContain(value);
  }
});

test('four claims and five hours stand in lists of their own', () => {
  expect(home.hero.claims).toHaveLength(4);
  for (const claim of home.hero.claims) expect(text).toContain(claim);
  for (const { name } of meridianClock.hours) expect(text).toContain(name);
  // The first hour, in both cities.
  expect(text).toMatch(/Cebu 06:00/);
  expect(text).toMatch(/L\.A\. 14:00/);
});

test('both actions and the badge lead where they say', () => {
  for (const to of ['/contact', '/success-stories', '/solutions/ukg']) expect(html).toContain(`href="${to}"`);
});

test('it asks for the story teasers, and for one image of the light', () => {
  expect(asked).toContain('stories/teasers');
  expect(html.match(/<picture/g)).toHaveLength(1);
});

test('nothing is placed by a style attribute', () => {
  expect(html).not.toMatch(/ style=/);
});
