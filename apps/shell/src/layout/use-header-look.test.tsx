import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useHeaderLook } from './use-header-look.ts';

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useHeaderLook(bar);
  return <header ref={bar} />;
}

/** Renders the header with or without support for scroll timelines. */
function bar(timelines: boolean) {
  Object.assign(globalThis, { CSS: { supports: () => timelines } });
  return render(<Bar />).container.querySelector('header')!;
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
  expect(['--ground', '--hairline', '--mist'].map((name) => header.style.getPropertyValue(name))).toEqual([
    '50%',
    '10%',
    '16px',
  ]);
});

test('starts with the right appearance on a page that is already scrolled', () => {
  scrollTo(5000);
  expect(bar(false)).toHaveAttribute('data-tone', 'normal');
});

test('leaves the header to the stylesheet with scroll timelines', () => {
  const header = bar(true);
  scrollTo(100);
  expect(header.attributes).toHaveLength(0);
});
