import { parseArguments } from '@vantedge/cli';
import { canary } from './canary.ts';

const run = async (...rest: string[]) => canary.run(parseArguments({ name: 'site' }, canary, rest));

test.each([
  ['nothing', []],
  ['two previews', ['pr-1', 'pr-2', '--percent', '10']],
  ['a preview with --stop', ['pr-1', '--stop']],
  ['no share', ['pr-1']],
  ['a share of 0', ['pr-1', '--percent', '0']],
  ['half a percent', ['pr-1', '--percent', '0.5']],
])('rejects %s', async (_, rest) => {
  await expect(run(...rest)).rejects.toMatchObject({
    code: 'USAGE',
    fix: expect.stringContaining('--percent'),
  });
});

test('names the command that shows the release to everyone', async () => {
  await expect(run('pr-1', '--percent', '100')).rejects.toMatchObject({
    code: 'USAGE',
    fix: 'site promote pr-1',
  });
});
