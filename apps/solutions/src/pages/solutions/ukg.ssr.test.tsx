/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import UkgPage from './ukg.tsx';

const html = prerender(UkgPage, '/solutions/ukg');
const list = (name: string) => html.slice(html.indexOf(`class="${name}`));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Solutions, and the page itself', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Solutions', 'UKG Implementation Services']);
});

test('one year is compared with three, to scale', () => {
  const scale = elements(html, 'figure', 'partner-years-scale')[0] ?? '';
  expect([...scale.matchAll(/--years:(\d)/g)].map(([, years]) => years)).toEqual(['1', '3']);
  expect(getText(scale)).toContain('Vantedge 1 year Typical partner 3 years');
});

test('the three proofs state their stats, and one draws a dot per module', () => {
  const proofs = elements(html, 'dl', 'stat-pictograms')[0] ?? '';
  expect(elements(proofs, 'dd').map(getCompactText).filter(Boolean)).toEqual(['140+', '6.86/7', '100%']);
  // A line of dots, one every six pixels.
  const lines =
    / class="pictogram-mark pictogram-round" [^>]*stroke-dasharray="0 6" d="([^"]+)"/.exec(proofs)?.[1] ?? '';
  const dots = [...lines.matchAll(/h([\d.]+)/g)].map(([, length]) => Math.floor(Number(length) / 6) + 1);
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(140);
});

test('five milestones from 2023 to the present', () => {
  const stations = elements(elements(html, 'ol', 'milestone-rail')[0] ?? '', 'li');
  const when = stations.map((station) => /^<p[^>]*>([^<]+)<\/p><h3/.exec(station)?.[1]);
  // Only what the specification dates: the start, one year to the status, and the present.
  expect(when).toEqual(['2023', 'Year 1', 'After 1 year', 'Since then', 'Present']);
});

test('four modules hand on their results, and the last hands back', () => {
  const modules = list('handoff-steps').split('</section>')[0] ?? '';
  expect(elements(modules, 'h3').map(getText)).toEqual([
    'Time & Labor Management',
    'HR Suite',
    'US Payroll Services',
    'Advanced Analytics',
  ]);
  expect(modules.match(/<svg/g)).toHaveLength(3);
});

test('four products, with a duration only where a standard timeline is given', () => {
  const ribbon = elements(html, 'figure', 'phase-ribbon')[0] ?? '';
  const names = elements(ribbon, 'b');
  const drawn = elements(ribbon, 'li').map((row) => row.includes('<rect'));
  expect(names).toEqual(['UKG Ready', 'UKG Pro', 'UKG Dimensions', 'Workforce Central']);
  expect(drawn).toEqual([true, true, false, false]);
  expect(getText(ribbon)).toContain('6–12 weeks');
  expect(getText(ribbon)).toContain('3–6 months');
});

test('there are eight services, and four reasons with their stats', () => {
  expect(elements(elements(html, 'ul', 'aria-labelledby')[0] ?? '', 'li')).toHaveLength(8);
  const reasons = elements(html, 'article');
  expect(reasons.map((reason) => getCompactText(elements(reason, 'p', 'figure')[0] ?? ''))).toEqual([
    '1year',
    '100%',
    '24/7',
    '$24',
  ]);
});

test('the calls to action lead to the contact page with the topic, to the story and to the branch', () => {
  const targets = buttonTargets(html);
  expect(targets).toEqual([
    '/contact?topic=ukg',
    '/success-stories/ukg',
    '/contact?topic=ukg',
    '/solutions/implementation',
  ]);
});
