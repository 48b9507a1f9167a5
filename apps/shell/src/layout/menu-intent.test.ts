import { CLOSE_DELAY_MS, menuIntent, OPEN_DELAY_MS, SKIP_DELAY_MS } from './menu-intent.ts';

/** Simulates a browser's menus: opening one closes the other, and both are reported afterwards. */
function menus() {
  let open: string | undefined;
  const intent = menuIntent({
    open(id) {
      const before = open;
      open = id;
      if (before) intent.closed(before);
      intent.opened(id);
    },
    close(id) {
      if (open === id) open = undefined;
      intent.closed(id);
    },
  });
  /** A click as the browser handles it, unless `press` keeps the menu open. */
  const press = (id: string) => {
    if (intent.press(id)) return;
    const before = open;
    open = before === id ? undefined : id;
    if (before) intent.closed(before);
    if (open) intent.opened(open);
  };
  return { ...intent, press, open: () => open };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('uses the specified delays', () => {
  expect([OPEN_DELAY_MS, CLOSE_DELAY_MS, SKIP_DELAY_MS]).toEqual([200, 150, 300]);
});

test('opens after hovering for 200 ms', () => {
  const { enter, open } = menus();
  enter('a');
  jest.advanceTimersByTime(199);
  expect(open()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(open()).toBe('a');
});

test('does not open if the pointer leaves earlier', () => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(199);
  leave();
  jest.advanceTimersByTime(1000);
  expect(open()).toBeUndefined();
});

test('closes 150 ms after the pointer leaves', () => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  leave();
  jest.advanceTimersByTime(149);
  expect(open()).toBe('a');
  jest.advanceTimersByTime(1);
  expect(open()).toBeUndefined();
});

test('stays open while the pointer is inside or returns in time', () => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(60_000);
  expect(open()).toBe('a');
  leave();
  jest.advanceTimersByTime(149);
  enter('a');
  jest.advanceTimersByTime(60_000);
  expect(open()).toBe('a');
});

test('keeps the first menu open until the next one opens', () => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  leave();
  jest.advanceTimersByTime(20);
  enter('b');
  jest.advanceTimersByTime(199);
  expect(open()).toBe('a');
  jest.advanceTimersByTime(1);
  expect(open()).toBe('b');
});

test.each([
  [299, 'b'],
  [300, undefined],
])('%i ms after closing, hovering opens %s without delay', (wait, shown) => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  leave();
  jest.advanceTimersByTime(CLOSE_DELAY_MS + wait);
  enter('b');
  expect(open()).toBe(shown);
});

test('a click pins a hovered menu open; the next click closes it', () => {
  const { enter, leave, press, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  press('a');
  leave();
  jest.advanceTimersByTime(1000);
  expect(open()).toBe('a');
  press('a');
  expect(open()).toBeUndefined();
});

test('a click during the delay opens the menu once and pins it', () => {
  const { enter, leave, press, open } = menus();
  enter('a');
  jest.advanceTimersByTime(100);
  press('a');
  jest.advanceTimersByTime(1000);
  leave();
  jest.advanceTimersByTime(1000);
  expect(open()).toBe('a');
});

test('does not close on pointer leave after the visitor used the menu', () => {
  const { enter, leave, keep, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  keep();
  leave();
  jest.advanceTimersByTime(1000);
  expect(open()).toBe('a');
});
