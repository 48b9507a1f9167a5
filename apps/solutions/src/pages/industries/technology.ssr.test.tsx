/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import TechnologyPage from './technology.tsx';

const html = prerender(TechnologyPage, '/industries/technology');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Industries, and the page itself', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Industries', 'Technology']);
});

test('the day has one dot per hour: 9 for each office, then 15 for one', () => {
  const day = elements(html, 'figure', 'commit-day')[0] ?? '';
  expect(elements(day, 'g').map((hours) => (hours.match(/<circle/g) ?? []).length)).toEqual([9, 9, 15]);
  expect(html).toMatch(/class="commit-day [^>]* aria-label="[^"]*9 hours[^"]*15 hours/);
  expect(elements(elements(day, 'ol')[0] ?? '', 'li')).toHaveLength(9);
});

test('four stats, the retention labeled as that of technology clients', () => {
  const row = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(row, 'dd').map(getCompactText)).toEqual(['500+', '50+', '24/7', '99.8%']);
  expect(getText(html)).not.toMatch(/98%[^.]*\ball\b|\ball\b[^.]*98%/);
  expect(getText(elements(row, 'dt')[3] ?? '')).toContain('technology clients');
});

test('four services link to their pages, each with its stat', () => {
  const services = elements(html, 'ul', 'service-lines')[0] ?? '';
  const titles = elements(services, 'h3');
  expect(titles.map((title) => [getText(title), / href="([^"]+)"/.exec(title)?.[1]])).toEqual([
    ['Software development teams', '/solutions/developers'],
    ['QA and testing', '/solutions/qa'],
    ['Cloud and infrastructure', '/solutions/cloud'],
    ['Technical support', '/solutions/support'],
  ]);
  const [deployment, quality, uptime, response] = elements(services, 'li').map((service) =>
    getText(elements(service, 'p')[1] ?? ''),
  );
  expect(deployment).toMatch(/^5 days/);
  expect(quality).toMatch(/^99\.5 %/);
  expect(uptime).toMatch(/^99\.99 %/);
  expect(response).toMatch(/^under 2 min/);
});

test('the stack has its six layers, none of them empty', () => {
  const stack = html.slice(html.indexOf('class="tech-stack ')).split('</section>')[0] ?? '';
  const layers = elements(stack, 'article');
  expect(layers.map((layer) => getText(elements(layer, 'h3')[0] ?? '')).sort()).toEqual([
    'Backend',
    'Cloud',
    'Database',
    'DevOps',
    'Frontend',
    'Mobile',
  ]);
  for (const layer of layers) expect(elements(layer, 'li').length).toBeGreaterThanOrEqual(3);
});

test('four reasons with their stats', () => {
  const reasons = elements(html.slice(html.indexOf('class="benefits')), 'article');
  expect(reasons.map((reason) => getCompactText(elements(reason, 'p', 'figure')[0] ?? ''))).toEqual([
    '3%accepted',
    '95%literacy',
    '100%guarantee',
    '$24anhour',
  ]);
});

test('the page closes with its three terms, and every button leads to the contact page', () => {
  expect(elements(elements(html, 'ul', 'closing-terms')[0] ?? '', 'li')).toEqual([
    'No recruitment fees',
    'Start in 2 weeks',
    'Flexible contracts',
  ]);
  const topic = '/contact?topic=staff-augmentation';
  expect(buttonTargets(html)).toEqual([topic, topic]);
});
