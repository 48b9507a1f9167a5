/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import PmPage from './pm.tsx';

const html = prerender(PmPage, '/solutions/pm');
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the three success metrics are stated, and their strokes are counted', () => {
  const metrics = elements(html, 'dl', 'stat-pictograms')[0] ?? '';
  const stats = elements(metrics, 'dd').map(getCompactText);
  expect(stats.filter(Boolean)).toEqual(['95%', '98%', '4.9/5']);
  const strokes = (drawing: string, tone: string) =>
    [
      ...drawing.matchAll(
        new RegExp(`class="pictogram-${tone}"[^>]*stroke-dasharray="2 (\\d+)" d="([^"]+)"`, 'g'),
      ),
    ]
      .flatMap(([, space, path]) =>
        [...(path ?? '').matchAll(/h([\d.]+)/g)].map(
          ([, length]) => (Number(length) - 2) / (Number(space) + 2) + 1,
        ),
      )
      .reduce((sum, count) => sum + count, 0);
  const drawings = elements(metrics, 'svg').slice(0, 2);
  expect(drawings.map((drawing) => [strokes(drawing, 'mark'), strokes(drawing, 'rest')])).toEqual([
    [19, 1],
    [49, 1],
  ]);
});

test('the process has five phases in order', () => {
  const process = elements(html, 'ol', 'phase-steps')[0] ?? '';
  expect(elements(process, 'span')).toEqual(['1', '2', '3', '4', '5']);
});

test('there are four service groups', () => {
  const services = part('class="platform-list').split('</section>')[0] ?? '';
  expect(elements(services, 'article')).toHaveLength(4);
});

test('the four certifications are in large type', () => {
  const band = elements(html, 'section', 'certifications')[0] ?? '';
  expect(elements(band, 'h3').map(getText)).toEqual(['PMP', 'CSM', 'SAFe', 'PRINCE2']);
});

test('every tool has one of two levels', () => {
  const levels = elements(part('class="tool-levels ').split('</section>')[0] ?? '', 'article');
  expect(levels.map((level) => elements(level, 'h3')[0])).toEqual(['Expert', 'Proficient']);
  expect(levels.map((level) => level.match(/fill-none/g)?.length ?? 0)).toEqual([0, 1]);
  for (const level of levels) expect(elements(level, 'dt').length).toBeGreaterThanOrEqual(3);
});

test('the page’s buttons lead to contact, to the process and to the models', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=staff-augmentation',
    '#process',
    '/contact?topic=staff-augmentation',
    '/contact?topic=staff-augmentation',
    '/engagement-models',
  ]);
});
