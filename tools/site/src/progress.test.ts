import { showProgress } from './progress.ts';

/** Progress on an output that is a terminal or not, with a clock that the test sets. */
function sample(options: { isTTY?: boolean; isVerbose?: boolean }) {
  const clock = { ms: 0 };
  const written: string[] = [];
  const output = { isTTY: options.isTTY ?? false, write: (text: string) => void written.push(text) };
  const progress = showProgress({ output, isVerbose: options.isVerbose ?? false, now: () => clock.ms });
  return { clock, written, progress };
}

test('on a terminal, shows nothing in the first second, then updates one line per phase', () => {
  const { clock, written, progress } = sample({ isTTY: true });
  progress.phase('read builds', 1)();
  progress.phase('store files', 3)();
  expect(written).toEqual([]);
  clock.ms = 1000;
  const count = progress.phase('render', 2);
  clock.ms = 1150;
  count();
  count();
  progress.end();
  expect(written.map((text) => text.replace('\r\u001b[2K', ''))).toEqual([
    'store files: 1 of 3\n',
    'render: 1 of 2',
    'render: 2 of 2\n',
  ]);
});

test('elsewhere, shows nothing however long it takes', () => {
  const { clock, written, progress } = sample({});
  clock.ms = 60_000;
  progress.phase('render', 2)();
  progress.end();
  expect(written).toEqual([]);
});

test('with --verbose, shows each phase when it ends', () => {
  const { written, progress } = sample({ isVerbose: true });
  const count = progress.phase('render', 2);
  count();
  progress.phase('append');
  count();
  progress.end();
  progress.end();
  expect(written).toEqual(['render: 1 of 2\n', 'append\n']);
});
