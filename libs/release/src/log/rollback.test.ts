import { valuesBefore, type Step } from './rollback.ts';
import { seededRandom } from '@vantedge/store/testing';

/** Parses a log such as `publish:A`, `rollback:A`, oldest first. */
const log = (...steps: string[]): Step<string>[] =>
  steps.map((step) => {
    const [action, value] = step.split(':') as [string, string];
    return { value, isRollback: action === 'rollback' };
  });

/** The steps, newest first, and the number of steps that were read. */
function newestFirst(steps: readonly Step<string>[]) {
  const read = { count: 0 };
  async function* walk() {
    for (const step of steps.toReversed()) {
      read.count += 1;
      yield step;
    }
  }
  return { read, steps: walk() };
}

async function previousOf(steps: readonly Step<string>[]): Promise<string | undefined> {
  for await (const value of valuesBefore(newestFirst(steps).steps)) return value;
  return undefined;
}

describe('the previous value', () => {
  test.each([
    ['the previous value', log('publish:A', 'publish:B', 'publish:C'), 'B'],
    ['the same value published again counts once', log('publish:A', 'publish:B', 'publish:B'), 'A'],
    ['a second rollback goes further back', log('publish:A', 'publish:B', 'publish:C', 'rollback:B'), 'A'],
    [
      'a rollback by several steps drops all values in between',
      log('publish:A', 'publish:B', 'publish:C', 'publish:D', 'rollback:B'),
      'A',
    ],
    ['a publish after a rollback', log('publish:A', 'publish:B', 'rollback:A', 'publish:C'), 'A'],
    [
      'a rollback to a value that was rolled back',
      log('publish:A', 'publish:B', 'rollback:A', 'rollback:B'),
      'A',
    ],
    ['a section rollback creates a new release', log('publish:A', 'publish:B', 'rollback:C'), 'B'],
    ['a value that is published again later', log('publish:A', 'publish:B', 'publish:A'), 'B'],
    ['a new composition of the same versions', log('publish:A', 'compose:B'), 'A'],
    ['none in an empty log', log(), undefined],
    ['none for the first value', log('publish:A', 'publish:A'), undefined],
    ['none after a rollback to the first value', log('publish:A', 'publish:B', 'rollback:A'), undefined],
  ])('%s', async (_, steps, previous) => {
    expect(await previousOf(steps)).toBe(previous);
  });
});

test('reads only the end of a long log', async () => {
  const steps = log(...Array.from({ length: 10_000 }, (_, i) => `publish:${i}`), 'rollback:9997');
  const { read, steps: walk } = newestFirst(steps);
  const before = valuesBefore(walk);
  expect(await before.next()).toEqual({ done: false, value: '9996' });
  expect(read.count).toBeLessThan(10);
});

test('gives the same result as reading the full log', async () => {
  const random = seededRandom(7);
  for (let i = 0; i < 500; i += 1) {
    const steps = log(
      ...Array.from(
        { length: Math.floor(random() * 30) },
        () => `${random() < 0.4 ? 'rollback' : 'publish'}:${Math.floor(random() * 6)}`,
      ),
    );
    const lazily: string[] = [];
    for await (const value of valuesBefore(newestFirst(steps).steps)) lazily.push(value);
    const past: string[] = [];
    for (const { value, isRollback } of steps) {
      const known = isRollback ? past.lastIndexOf(value) : -1;
      if (known >= 0) past.length = known + 1;
      else if (past.at(-1) !== value) past.push(value);
    }
    expect(lazily).toEqual(past.slice(0, -1).reverse());
  }
});
