import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { home } from '@vantedge/content-site';
import { HomeHero } from '../components/home/hero/home-hero.tsx';
import { servedSuns, solarScale } from '../components/world-clock/day-sky.ts';
import { HOME_MAP } from '../components/world-clock/map-projection.ts';
import { keepTime } from './keep-time.ts';

const served = renderToString(
  <MemoryRouter>
    <HomeHero {...home.hero} />
  </MemoryRouter>,
);

const stage = () => document.querySelector<HTMLElement>('.hour-stage')!;
const textOf = (selector: string) => stage().querySelector(selector)!.textContent;
const strip = () =>
  [...stage().querySelectorAll('.hour-strip-now > :not(input)')]
    .map(({ textContent }) => textContent)
    .join(' ');
/** Labels of the map's scale with their positions, in units of the map. */
const scale = () => {
  const labels = stage().querySelector('.hour-scale .now > g > g')!;
  const moved = (group: Element) => Number(/-?[\d.]+/.exec(group.getAttribute('transform')!)![0]);
  const start = moved(labels) + moved(labels.parentElement!);
  const marks = [...labels.children].map((label) => ({
    x: start + Number(label.getAttribute('x')),
    label: label.textContent,
  }));
  // Half a label fits at the edges.
  return marks.filter(({ x }) => x > 10 && x < HOME_MAP.width - 10);
};

/** Shows the page as served, and runs the inline loader's part at an instant. */
function openAt(instant: string) {
  jest.setSystemTime(new Date(instant));
  document.body.innerHTML = served;
  keepTime();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test('the served page shows a named hour instead of Now', () => {
  document.body.innerHTML = served;
  expect(stage().dataset['hour']).toBe('0');
  expect(
    [...stage().querySelectorAll('[data-now]')]
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  ).toBe('');
});

test.each([
  ['2026-11-26T05:50:59Z', 'Now Cebu Thu 1:50 p.m. L.A. Wed 9:50 p.m.'],
  ['2026-11-21T15:59:30Z', 'Now Cebu Sat 11:59 p.m. L.A. Sat 7:59 a.m.'],
  // Midnight in Cebu City.
  ['2026-11-21T16:00:00Z', 'Now Cebu Sun 12 a.m. L.A. Sat 8 a.m.'],
  // Midnight in Los Angeles, during daylight saving time.
  ['2026-07-16T07:00:00Z', 'Now Cebu Thu 3 p.m. L.A. Thu 12 a.m.'],
])('at %s it says "%s"', (instant, expected) => {
  openAt(instant);
  expect(stage().dataset['hour']).toBe('now');
  expect(strip()).toBe(expected);
  const [, cebu, losAngeles] = /Cebu (.*) L\.A\. (.*)/.exec(expected)!;
  expect([textOf('.city-cebu .now'), textOf('.city-losAngeles .now')]).toEqual([cebu, losAngeles]);
  expect(textOf('.city-manila .now')).toBe(cebu!.slice(4));
});

test('the map, its scale and the band show that time', () => {
  openAt('2026-11-26T05:50:00Z');
  // 06:00 UTC is the nearest half hour.
  expect(stage().querySelector<HTMLImageElement>('img.now')!.src).toMatch(/#h12$/);
  expect(stage().querySelector('.overlap-mark.now > svg')!.getAttribute('x')).toMatch(/^57\.6/);
  const expected = solarScale(HOME_MAP, servedSuns[12]!);
  expect(scale().map(({ label }) => label)).toEqual(expected.map(({ label }) => label));
});

test('the handover log shows what is done at that time', () => {
  openAt('2026-11-26T09:00:00Z');
  expect(textOf('.hl-count .now')).toBe('4');
  expect(stage().querySelectorAll('.handover-log [data-done]')).toHaveLength(4);
  openAt('2026-11-26T16:00:00Z');
  expect(textOf('.hl-count .now')).toBe('0');
});

test('the scale is that of the drawing at every half hour', () => {
  servedSuns.forEach((sun, halfHour) => {
    openAt(new Date(Date.UTC(2026, 10, 20) + halfHour * 18e5).toISOString());
    const expected = solarScale(HOME_MAP, sun);
    expect(scale()).toHaveLength(expected.length);
    scale().forEach(({ x, label }, index) => {
      expect(label).toBe(expected[index]!.label);
      expect(Math.abs(x - expected[index]!.x)).toBeLessThan(1);
    });
  });
});

test('the band of Cebu City starts at 23:00 during daylight saving time in Los Angeles', () => {
  openAt('2026-07-16T07:00:00Z');
  const bands = stage().querySelectorAll('ol');
  expect([...bands].map((band) => band.firstElementChild!.textContent)).toEqual(['08', '23']);
  expect(bands[1]!.textContent).toBe('230205081114172023');
});

test('keeps the time until the page is hydrated', () => {
  openAt('2026-11-26T05:59:50Z');
  expect(strip()).toMatch(/9:59 p\.m\.$/);
  jest.advanceTimersByTime(15_000);
  expect(strip()).toMatch(/10 p\.m\.$/);
  delete stage().dataset['clock'];
  jest.advanceTimersByTime(120_000);
  expect(strip()).toMatch(/10 p\.m\.$/);
  expect(jest.getTimerCount()).toBe(0);
});

test('is right when a page that was hidden is shown', () => {
  openAt('2026-11-26T05:00:00Z');
  jest.setSystemTime(new Date('2026-11-26T08:30:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(strip()).toBe('Now Cebu Thu 4:30 p.m. L.A. Thu 12:30 a.m.');
});

test('does nothing on other pages', () => {
  document.body.innerHTML = '<main></main>';
  keepTime();
  expect(jest.getTimerCount()).toBe(0);
});
