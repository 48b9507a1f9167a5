import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useHeaderLook } from './use-header-look.ts';

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useHeaderLook(bar);
  return <header ref={bar} />;
}

/** The bar in a browser that has scroll timelines, or has none. */
function bar(timelines: boolean) {
  Object.assign(globalThis, { CSS: { supports: () => timelines } });
  return render(<Bar />).container.querySelector('header')!;
}
const scrollTo = (y: number) => {
  Object.assign(globalThis, { scrollY: y });
  fireEvent.scroll(window);
};

beforeEach(() => scrollTo(0));

test('without scroll timelines the look follows the scroll', () => {
  const header = bar(false);
  expect(header).toHaveAttribute('data-tone', 'light');
  scrollTo(100);
  expect(header).toHaveAttribute('data-tone', 'normal');
  expect(['--ground', '--hairline', '--mist'].map((name) => header.style.getPropertyValue(name))).toEqual([
    '50%',
    '10%',
    '16px',
  ]);
});

test('a page that starts scrolled, as after a reload, starts with the look of that position', () => {
  scrollTo(5000);
  expect(bar(false)).toHaveAttribute('data-tone', 'normal');
});

test('with scroll timelines the stylesheet draws it, and nothing is written', () => {
  const header = bar(true);
  scrollTo(100);
  expect(header.attributes).toHaveLength(0);
});
