import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { stubIntersections } from '../testing/stub-intersections.ts';
import { Widget, WidgetHost, type WidgetSource } from './widget.tsx';

const served =
  '<div data-widget="stories/case"><a href="/one">One</a><a href="/two">Two</a></div><a href="/after">After</a>';
const host: WidgetSource = {
  peek: () => undefined,
  load: () => Promise.resolve(() => <p data-hydrate>Live</p>),
};

const visible = stubIntersections();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Hydrates the server-rendered HTML with the focus on the element that matches a selector. */
async function hydrated(focused: string) {
  const page = document.createElement('div');
  page.innerHTML = served;
  document.body.append(page);
  page.querySelector<HTMLElement>(focused)?.focus();
  await act(async () => {
    hydrateRoot(
      page,
      <WidgetHost value={host}>
        <Widget name="stories/case" />
        <a href="/after">After</a>
      </WidgetHost>,
    );
  });
  await act(async () => visible.see(1));
  return page;
}

async function focus(page: Element, selector: string) {
  await act(async () => {
    page.querySelector<HTMLElement>(selector)?.focus();
    jest.runAllTimers();
  });
}

const live = (page: Element) => page.querySelector('[data-hydrate]') !== null;

test('the loaded component replaces the server-rendered HTML', async () => {
  expect(live(await hydrated('[href="/after"]'))).toBe(true);
});

test('server-rendered HTML stays while it has the focus and is replaced on blur', async () => {
  const page = await hydrated('[href="/one"]');
  expect(live(page)).toBe(false);
  expect(document.activeElement?.textContent).toBe('One');

  await focus(page, '[href="/two"]');
  expect(live(page)).toBe(false);
  expect(document.activeElement?.textContent).toBe('Two');

  await focus(page, '[href="/after"]');
  expect(live(page)).toBe(true);
  expect(document.activeElement?.textContent).toBe('After');
});
