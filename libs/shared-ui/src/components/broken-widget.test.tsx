import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stubIntersections } from '../testing/stub-intersections.ts';
import { HeldNodes, HeldNodesContext } from './held-nodes.ts';
import { Widget, WidgetHost, type WidgetSource } from './widget.tsx';

const SERVED = '<a href="/one">One</a>';
const visible = stubIntersections();
let consoleErrors: jest.SpyInstance;

beforeEach(() => {
  consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  consoleErrors.mockRestore();
  document.body.replaceChildren();
});

function ThrowsInRender(): never {
  throw new Error('thrown in render');
}
function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('thrown in an effect');
  }, []);
  return <a href="/one">One</a>;
}
function ThrowsLater() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('thrown later');
  return (
    <>
      <a href="/one">One</a>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}

const loading = (Component: ComponentType): WidgetSource => ({
  peek: () => undefined,
  load: () => Promise.resolve(Component),
});

function Host({ source }: { source: WidgetSource }) {
  const [count, setCount] = useState(0);
  const [held] = useState(() => new HeldNodes());
  return (
    <WidgetHost value={source}>
      <HeldNodesContext value={held}>
        <Widget name="stories/case" />
      </HeldNodesContext>
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
    </WidgetHost>
  );
}

const widget = () => document.querySelector('[data-widget]')!;
const hostWorks = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Count 0' }));
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible();
};
/** The section that the console error names. */
const blamed = () =>
  consoleErrors.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('[section'));

async function hydrated(Component: ComponentType) {
  const page = document.createElement('div');
  page.innerHTML = `<div data-widget="stories/case">${SERVED}</div><button>Count <!-- -->0</button>`;
  document.body.append(page);
  const [served] = page.querySelectorAll('a');
  await act(async () => {
    hydrateRoot(page, <Host source={loading(Component)} />);
  });
  await act(async () => visible.see(1));
  return served!;
}

test('a widget that throws in its first render keeps its server-rendered nodes', async () => {
  const served = await hydrated(ThrowsInRender);
  expect(widget().firstChild).toBe(served);
  expect(widget()).toHaveAttribute('data-static');
  expect(blamed()).toEqual(['[section stories] widget stories/case failed to render:']);
  hostWorks();
});

test('a widget that throws in an effect stays on the page', async () => {
  await hydrated(ThrowsInEffect);
  expect(widget().innerHTML).toBe(SERVED);
  expect(blamed()).toEqual(['[section stories] widget stories/case failed to render:']);
  hostWorks();
});

test('a widget that throws in an update keeps its content and the focus', async () => {
  await hydrated(ThrowsLater);
  screen.getByRole('button', { name: 'Break' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(widget().innerHTML).toBe(`${SERVED}<button>Break</button>`);
  expect(screen.getByRole('button', { name: 'Break' })).toHaveFocus();
  expect(blamed()).toEqual(['[section stories] widget stories/case failed to render:']);
  hostWorks();
});

test.each([
  ['was loaded before', { ...loading(ThrowsInRender), peek: () => ThrowsInRender }],
  ['is loaded now', loading(ThrowsInRender)],
])('after client navigation, a broken widget whose code %s is empty', async (_, source) => {
  await act(async () => {
    render(<Host source={source} />);
  });
  await act(async () => visible.see(1));
  expect(widget()).toBeEmptyDOMElement();
  expect(blamed()).toEqual(['[section stories] widget stories/case failed to render:']);
  hostWorks();
});
