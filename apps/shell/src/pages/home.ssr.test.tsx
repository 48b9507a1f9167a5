/** @jest-environment node */
import { home } from '@vantedge/content-site';
import { WidgetHost } from '@vantedge/shared-ui/host';
import { parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import HomePage from './home.tsx';

const requested: string[] = [];
const widgets = {
  peek(name: string) {
    requested.push(name);
    return () => <p>widget</p>;
  },
  load: () => Promise.reject(new Error('not while prerendering')),
};
const html = renderToString(
  <WidgetHost value={widgets}>
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>
  </WidgetHost>,
);
const text = html.replace(/<(script|style|title)[^>]*>.*?<\/\1>|<[^>]+>/gs, '');

test('has one h1, with a fixed sentence for screen readers', () => {
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  for (const word of home.hero.rotatingWords) expect(home.hero.title).toContain(word.toLowerCase());
  const spoken = html.match(/<h1.*?<\/h1>/s)![0].replace(/<(\w+)[^>]*aria-hidden.*$/s, '');
  expect(spoken).toContain(home.hero.title);
});

test('the four stat cards have a value, a label and an icon', () => {
  const cards = select('.stat-row > div', parseHtml(html));
  expect(cards.map((card) => ['dd', 'dt'].map((name) => textContent(selectOne(name, card)!)))).toEqual([
    ['5,000+', 'Modules Deployed, All Platforms'],
    ['99.8%', 'Client Satisfaction'],
    ['24/7', 'Global Operations'],
    ['60%', 'Cost Reduction vs. US average, all roles, $60'],
  ]);
  const icons = cards.map((card) => selectOne('dt svg[aria-hidden=true] path', card)!.attribs['d']);
  expect(new Set(icons).size).toBe(4);
});

test('reply times and rates have labels', () => {
  for (const [label, value] of [
    ['SLA compliance, all services', '99.9%'],
    ['Support email for clients', '2 hours'],
  ]) {
    const card = select('.metric-card', parseHtml(html)).find((metric) =>
      textContent(selectOne('dt', metric)!).startsWith(label!),
    )!;
    expect(textContent(selectOne('dd', card)!).replace(/\s+/g, ' ')).toContain(value);
  }
});

test('shows four claims, and the map with both cities, whose times only scripts know', () => {
  expect(home.hero.claims).toHaveLength(4);
  for (const claim of home.hero.claims) expect(text).toContain(claim);
  const labels = select('.office-map li', parseHtml(html)).map((city) => textContent(city).trim());
  expect(labels).toEqual(['Manila', 'Cebu City', 'Los Angeles']);
  expect(selectOne('.office-map img', parseHtml(html))!.attribs['src']).toMatch(/#h44$/);
});

test('shows last night complete, and each job as a document on its panel, marked as a sample once', () => {
  const document = parseHtml(html);
  const links = select('.handover-sheet a', document).map(({ attribs }) => attribs['href']);
  const panels = select('.one-night article', document);
  expect(panels.map(({ attribs }) => `#${attribs['id']}`)).toEqual(links);
  expect(links).toHaveLength(6);
  for (const panel of panels) {
    expect(select('figure .tag', panel)).toHaveLength(1);
    expect(select('h3', panel)).toHaveLength(1);
    expect(selectOne('a[href^="/solutions/"]', panel)).toBeDefined();
    expect(textContent(panel)).toMatch(/[ap]\.m\. in Los Angeles ?\d+:\d\d [ap]\.m\. in Cebu City/);
  }
  expect(select('.handover-sheet li > span:has(local-time)', document).map(textContent)).toEqual(
    ['6:50 p.m.', '7:40 p.m.', '10:15 p.m.', '12:50 a.m.', '3:20 a.m.', '5:10 a.m.'].map(
      (time) => `Done ${time}`,
    ),
  );
});

test('the actions and the badge have the right links', () => {
  for (const to of ['/contact', '/success-stories', '/solutions/ukg']) expect(html).toContain(`href="${to}"`);
});

test('states the twelve figures: four in a band, and eight in one list', () => {
  const document = parseHtml(html);
  const stated = (selector: string) =>
    select(selector, document).map((stat) => textContent(stat).replace(/\s+/g, ' '));
  expect(stated('.stat-row dd')).toEqual(['5,000+', '99.8%', '24/7', '60%']);
  expect(stated('.company-metrics .figure')).toEqual(['500+', '2,000+', '60%', '24/7']);
  expect(stated('.metric-card dd')).toEqual(['99.9%', '99.5%', '2 hours', 'under 30 seconds']);
});

test('says first what is sold, to whom and at what price', () => {
  const title = textContent(selectOne('h1', parseHtml(html))!);
  expect(title).toMatch(/^For US companies: offshore staff, outsourcing and enterprise software/);
  expect(title).toContain('$24 an hour');
});

test('tells the story of the fifty seats once', () => {
  expect(text.match(/Mainspring Books staffs/g)).toHaveLength(1);
  expect(select('a[href="/success-stories/mainspring-books"]', parseHtml(html))).toHaveLength(1);
});

test('requests the story teasers, and of the five backgrounds only the first at once', () => {
  expect(requested).toContain('stories/teasers');
  const pictures = select('.hero-background img', parseHtml(html));
  expect(pictures.map(({ attribs }) => attribs['loading'])).toEqual([undefined, ...Array(4).fill('lazy')]);
});
