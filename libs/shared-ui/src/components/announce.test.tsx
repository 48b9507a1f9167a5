import { render } from '@testing-library/react';
import { announce, ANNOUNCER, useAnnounced } from './announce.ts';

const region = () => document.getElementById(ANNOUNCER)!;
const Page = ({ text }: { text: string }) => {
  useAnnounced(text);
  return <p id={ANNOUNCER} aria-live="polite" />;
};

test('says a text, the same one again too, and takes back only what was said last', () => {
  render(<p id={ANNOUNCER} aria-live="polite" />);
  const takeBack = announce('Copied');
  expect(region()).toHaveTextContent('Copied');
  const before = region().textContent;
  announce('Copied');
  expect(region().textContent).not.toBe(before);
  takeBack();
  expect(region()).toHaveTextContent('Copied');
  announce('Loading')();
  expect(region()).toBeEmptyDOMElement();
});

test('without a live region, says nothing', () => {
  expect(() => announce('Copied')()).not.toThrow();
});

test('announces the last of several changes once it has settled, and not the text at first', () => {
  jest.useFakeTimers();
  const { rerender } = render(<Page text="7 cases" />);
  jest.runAllTimers();
  expect(region()).toBeEmptyDOMElement();
  rerender(<Page text="3 cases" />);
  rerender(<Page text="2 cases" />);
  expect(region()).toBeEmptyDOMElement();
  jest.runAllTimers();
  expect(region()).toHaveTextContent('2 cases');
  jest.useRealTimers();
});
