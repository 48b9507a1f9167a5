import { fireEvent } from '@testing-library/react';
import { definePauseMotion } from '../components/home/pause-motion-element.ts';
import { keepClicks, replayClicks } from '../inline-loader/keep-clicks.ts';
import { keepClicksNativeDuringHydration } from './keep-clicks-native.ts';

/** Adds an element below one that records the events React would handle. */
function below(html: string) {
  const handled: string[] = [];
  document.body.innerHTML = `<div>${html}</div>`;
  const root = document.body.firstElementChild!;
  for (const type of ['click', 'keydown', 'input'])
    root.addEventListener(type, () => handled.push(type), true);
  return { handled, element: root.firstElementChild! };
}

test('clicks, keys and input do not reach React until it has hydrated the page', () => {
  const { handled, element } = below('<input>');
  const hydrated = keepClicksNativeDuringHydration();
  fireEvent.click(element);
  fireEvent.keyDown(element);
  fireEvent.input(element);
  expect(handled).toEqual([]);
  hydrated();
  fireEvent.click(element);
  expect(handled).toEqual(['click']);
});

test('the browser acts on them', () => {
  const { element } = below('<details><summary>More</summary></details>');
  const hydrated = keepClicksNativeDuringHydration();
  fireEvent.click(element.firstElementChild!);
  expect(element).toHaveAttribute('open');
  hydrated();
});

test.each([
  ['<button type="button">Next</button>', 2],
  ['<button type="button" popovertarget="menu">Menu</button>', 0],
  ['<button type="button" command="show-modal" commandfor="panel">Menu</button>', 0],
  ['<button type="button" data-go-back="/">Go back</button>', 0],
  ['<button>Send</button>', 0],
  ['<a href="#main">Skip</a>', 0],
])('only buttons that need React are clicked again: %s', (html, clicks) => {
  let isHydrated = false;
  keepClicks(() => isHydrated);
  const { handled, element } = below(html);
  // Before the code has arrived, and while React hydrates.
  fireEvent.click(element);
  handled.length = 0;
  const hydrated = keepClicksNativeDuringHydration();
  fireEvent.click(element);
  expect(handled).toEqual([]);
  isHydrated = true;
  hydrated();
  replayClicks();
  expect(handled).toHaveLength(clicks);
});

test('motion that is paused before its element is there or during hydration is paused on the next page, too', () => {
  const PAUSE = '<pause-motion><input type="checkbox"></pause-motion>';
  document.body.innerHTML = PAUSE;
  const box = () => document.querySelector('input')!;
  box().click();
  definePauseMotion();
  /** Another page of the tab. */
  const visit = () => (document.body.innerHTML = PAUSE);
  visit();
  expect(box()).toBeChecked();
  const hydrated = keepClicksNativeDuringHydration();
  box().click();
  hydrated();
  visit();
  expect(box()).not.toBeChecked();
});

test('without invoker commands, a dialog opens and closes before hydration', () => {
  const showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const close = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  keepClicks(() => false);
  document.body.innerHTML =
    '<button command="show-modal" commandfor="panel"><b>Menu</b></button><dialog id="panel"><button command="close" commandfor="panel">Close</button></dialog>';
  fireEvent.click(document.querySelector('b')!);
  fireEvent.click(document.querySelector('b')!);
  expect(showModal).toHaveBeenCalledTimes(1);
  fireEvent.click(document.querySelector('dialog button')!);
  expect(close).toHaveBeenCalledTimes(1);
});
