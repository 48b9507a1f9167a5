import { formatJson } from '@vantedge/errors';
import { type WriteContext, SiteCommand } from './site-command.ts';

test('escapes all control characters without losing any', () => {
  const value = { text: '\u001b[2J \u007f \u009b \u202e \u2066 \u200f \u2028 \u{1f4a1} é' };
  const printed = formatJson(value);
  expect(printed).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|\u2028/u);
  expect(printed).toContain('\u{1f4a1} é');
  expect(JSON.parse(printed)).toEqual(value);
});

test('the command line that repeats a command has the given names and options', async () => {
  let repeated: readonly string[] = [];
  const program = new SiteCommand('site')
    .option('--store <folder>', 'store', '.store')
    .option('--channel <name>', 'channel', 'production');
  const define = new SiteCommand('publish')
    .argument('<sections...>')
    .option('--dist <folder>', 'builds', 'dist')
    .option('--expect <version>', 'expected', (text, before: string[] = []) => [...before, text])
    .changes(async ({ retryCommand }: WriteContext, _sections: string[]) => {
      repeated = retryCommand.argv;
      return undefined;
    });
  const given = ['stories', 'pricing', '--store', "it's here", '--dry-run'];
  const expected = ['--expect', 'stories@0123', '--expect', 'pricing@4567'];
  await program.addCommand(define).parseAsync(['publish', ...given, ...expected], { from: 'user' });
  expect(repeated).toEqual(['site', 'publish', ...given, ...expected]);
});
