import { valuesBefore, type Step } from './rollback.ts';
import { seededRandom } from './testing/seeded-random.ts';

/** A log written as `publish:A`, `rollback:A`…, oldest first. */
const log = (...steps: string[]): Step<string>[] =>
  steps.map((step) => {
    const [action, value] = step.split(':') as [string, string];
    return { value, isRollback: action === 'rollback' };
  });

/** The steps newest first, and how many of them were read. */
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
    ['the one before', log('publish:A', 'publish:B', 'publish:C'), 'B'],
    ['the same value published again counts once', log('publish:A', 'publish:B', 'publish:B'), 'A'],
    ['a second rollback goes further back', log('publish:A', 'publish:B', 'publish:C', 'rollback:B'), 'A'],
    [
      'a rollback far back forgets all between',
      log('publish:A', 'publish:B', 'publish:C', 'publish:D', 'rollback:B'),
      'A',
    ],
    ['a publish after a rollback', log('publish:A', 'publish:B', 'rollback:A', 'publish:C'), 'A'],
    ['a rollback to what was taken back', log('publish:A', 'publish:B', 'rollback:A', 'rollback:B'), 'A'],
    ['a section rolled back makes a new release', log('publish:A', 'publish:B', 'rollback:C'), 'B'],
    ['a value published a second time, later', log('publish:A', 'publish:B', 'publish:A'), 'B'],
    ['a new composition of the same versions', log('publish:A', 'compose:B'), 'A'],
    ['nothing, of an empty log', log(), undefined],
    ['nothing, of a first value', log('publish:A', 'publish:A'), undefined],
    ['nothing, after a rollback to the first value', log('publish:A', 'publish:B', 'rollback:A'), undefined],
  ])('%s', async (_, steps, previous) => {
    expect(await previousOf(steps)).toBe(previous);
  });
});

test('of a long log only the end is read', async () => {
  const steps = log(...Array.from({ length: 10_000 }, (_, i) => `publish:${i}`), 'rollback:9997');
  const { read, steps: walk } = newestFirst(steps);
  const before = valuesBefore(walk);
  expect(await before.next()).toEqual({ done: false, value: '9996' });
  expect(read.count).toBeLessThan(10);
});

test('what is known of the end of a log is what the whole of it says', async () => {
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
