import { showProgress } from './progress.ts';

/** Progress on an output that is a terminal or not, and what it writes. */
function sample(options: { isTTY: boolean; isVerbose: boolean }) {
  const written: string[] = [];
  const output = { isTTY: options.isTTY, write: (text: string) => void written.push(text) };
  return { written, progress: showProgress(options.isVerbose, output) };
}

test('on a terminal, updates one line and removes it at the end', () => {
  const { written, progress } = sample({ isTTY: true, isVerbose: false });
  progress.phase('render', 2)();
  progress.end();
  expect(written).toEqual(['\r\u001b[2Krender: 0 of 2', '\r\u001b[2Krender: 1 of 2', '\r\u001b[2K']);
});

test('elsewhere, shows the count every ten seconds', () => {
  const written: string[] = [];
  let seconds = 0;
  const output = { isTTY: false, write: (text: string) => void written.push(text) };
  const progress = showProgress(false, output, () => 1_000 * seconds);
  const count = progress.phase('visit pages', 40);
  for (; seconds < 35; seconds += 1) count();
  expect(written).toEqual(['visit pages: 11 of 40\n', 'visit pages: 21 of 40\n', 'visit pages: 31 of 40\n']);
});

test('elsewhere, shows nothing of a short phase', () => {
  const { written, progress } = sample({ isTTY: false, isVerbose: false });
  progress.phase('render', 2)();
  progress.end();
  expect(written).toEqual([]);
});

test('with --verbose, shows each phase when it ends', () => {
  const { written, progress } = sample({ isTTY: false, isVerbose: true });
  const count = progress.phase('render', 2);
  count();
  progress.phase('append');
  count();
  progress.end();
  progress.end();
  expect(written).toEqual(['render: 1 of 2\n', 'append\n']);
});
