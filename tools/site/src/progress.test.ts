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

test('elsewhere, shows nothing', () => {
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
