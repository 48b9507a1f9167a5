import { Restartable } from './dev-server.ts';

/** Fake processes that end when the test says so. */
function processes() {
  const ends: (() => void)[] = [];
  let running = 0;
  const start = () => {
    running++;
    const ended = new Promise<void>((resolve) =>
      ends.push(() => {
        running--;
        resolve();
      }),
    );
    return { end: () => ended };
  };
  return { start, ends, running: () => running };
}

test('starts one process when restarted twice while the old one is ending', async () => {
  const { start, ends, running } = processes();
  const server = new Restartable(start);
  const restarts = [server.restart(), server.restart()];
  expect(running()).toBe(1);
  ends[0]!();
  await Promise.all(restarts);
  expect(ends).toHaveLength(2);
  expect(running()).toBe(1);
});

test('starts another process on each later restart', async () => {
  const { start, ends } = processes();
  const server = new Restartable(start);
  for (const count of [1, 2]) {
    const restarted = server.restart();
    ends.at(-1)!();
    await restarted;
    expect(ends).toHaveLength(count + 1);
  }
});

test('starts no process when stopped during a restart', async () => {
  const { start, ends, running } = processes();
  const server = new Restartable(start);
  const restarted = server.restart();
  const stopped = server.stop();
  ends[0]!();
  await Promise.all([restarted, stopped]);
  expect(running()).toBe(0);
  expect(ends).toHaveLength(1);
});
