import { command } from './fix.ts';
import { problemText, shortIds, SiteError } from './site-error.ts';

test('an error is printed with its location and the command that fixes it', () => {
  const error = new SiteError('CANARY_NOT_FOUND', 'No canary is running.', {
    at: 'channels/a/',
    fix: command('site', 'status'),
  });
  expect(problemText(error)).toBe(
    'CANARY_NOT_FOUND: No canary is running.\n  at    channels/a/\n  fix   npm run site -- status',
  );
});

test('ids are shown with 16 digits, and keys of the store completely', () => {
  const id = '0123456789abcdef'.repeat(4);
  const key = `releases/${id}.json`;
  expect(shortIds(`Release ${id} of stories@${id} is in ${key} and blobs/01/${id}.`)).toBe(
    `Release 0123456789abcdef of stories@0123456789abcdef is in ${key} and blobs/01/${id}.`,
  );
  const error = new SiteError('X', `Release ${id} is damaged.`, {
    at: key,
    fix: command('site', 'rollback', '--to', id),
  });
  expect(problemText(error)).toBe(
    [
      'X: Release 0123456789abcdef is damaged.',
      `  at    ${key}`,
      '  fix   npm run site -- rollback --to 0123456789abcdef',
    ].join('\n'),
  );
});
