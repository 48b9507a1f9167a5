import { CLOSE_DELAY_MS, menuIntent, OPEN_DELAY_MS, SKIP_DELAY_MS } from './menu-intent.ts';

/** Menus as a browser has them: opening one closes the other, and both are reported afterwards. */
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
  /** A press as the browser carries it out, unless the intent keeps the menu. */
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

test('the delays are the specified ones', () => {
  expect([OPEN_DELAY_MS, CLOSE_DELAY_MS, SKIP_DELAY_MS]).toEqual([200, 150, 300]);
});

test('the pointer opens a menu after 200 ms and not before', () => {
  const { enter, open } = menus();
  enter('a');
  jest.advanceTimersByTime(199);
  expect(open()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(open()).toBe('a');
});

test('a pointer that passes by opens nothing', () => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(199);
  leave();
  jest.advanceTimersByTime(1000);
  expect(open()).toBeUndefined();
});

test('a menu that the pointer opened closes 150 ms after it has left', () => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  leave();
  jest.advanceTimersByTime(149);
  expect(open()).toBe('a');
  jest.advanceTimersByTime(1);
  expect(open()).toBeUndefined();
});

test('it stays while the pointer is in it, and when the pointer comes back in time', () => {
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

test('the pointer moves on: the first menu stays until the second opens in its place', () => {
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
])('%i ms after closing, entering shows %s at once', (wait, shown) => {
  const { enter, leave, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  leave();
  jest.advanceTimersByTime(CLOSE_DELAY_MS + wait);
  enter('b');
  expect(open()).toBe(shown);
});

test('a press confirms what the pointer opened: the menu then stays, and the next press closes it', () => {
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

test('a press while the pointer is still waiting opens once, for good', () => {
  const { enter, leave, press, open } = menus();
  enter('a');
  jest.advanceTimersByTime(100);
  press('a');
  jest.advanceTimersByTime(1000);
  leave();
  jest.advanceTimersByTime(1000);
  expect(open()).toBe('a');
});

test('a menu in which the visitor went on is not closed by the pointer', () => {
  const { enter, leave, keep, open } = menus();
  enter('a');
  jest.advanceTimersByTime(OPEN_DELAY_MS);
  keep();
  leave();
  jest.advanceTimersByTime(1000);
  expect(open()).toBe('a');
});
