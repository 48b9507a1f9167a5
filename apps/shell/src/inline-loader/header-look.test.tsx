import { fireEvent } from '@testing-library/react';
import { drawHeader } from './header-look.ts';

/** The header in a browser with or without support for scroll timelines. */
function bar(timelines: boolean) {
  Object.assign(globalThis, { CSS: { supports: () => timelines } });
  document.body.innerHTML = '<header class="site-header"></header>';
  drawHeader();
  return document.querySelector('header')!;
}
const scrollTo = (y: number) => {
  Object.assign(globalThis, { scrollY: y });
  fireEvent.scroll(window);
};

beforeEach(() => scrollTo(0));

test('follows the scroll position without scroll timelines', () => {
  const header = bar(false);
  expect(header).toHaveAttribute('data-tone', 'light');
  scrollTo(100);
  expect(header).toHaveAttribute('data-tone', 'normal');
  expect(
    ['--background-opacity', '--hairline', '--mist'].map((name) => header.style.getPropertyValue(name)),
  ).toEqual(['50%', '10%', '16px']);
});

test('starts with the right appearance on a page that is already scrolled', () => {
  scrollTo(5000);
  expect(bar(false)).toHaveAttribute('data-tone', 'normal');
});

test('leaves the header to the stylesheet with scroll timelines', () => {
  const header = bar(true);
  scrollTo(100);
  expect(header.attributes).toHaveLength(1);
});
