import { problemText, runnable, shortIds, SiteError } from './site-error.ts';

const FIX = 'npx nx build stories && site publish stories, or site rollback --to <release>';

test('commands are those of the npm script in the workspace', () => {
  expect(runnable(FIX, false)).toBe(
    'npx nx build stories && npm run site -- publish stories, or npm run site -- rollback --to <release>',
  );
});

test('commands are those of the installed executable in another repository, which has no Nx', () => {
  const npx = 'npx --no-install vantedge-site';
  expect(runnable(FIX, true)).toBe(
    `npx rspack build && ${npx} publish stories, or ${npx} rollback --to <release>`,
  );
  expect(runnable('npx nx run-many -t build -p pricing stories && site publish pricing stories', true)).toBe(
    `npx rspack build && ${npx} publish pricing stories`,
  );
});

test.each(['the site has had another release', 'vantedge-site log', '/site/publish', 'https://a.site log'])(
  'leaves %j as it is',
  (text) => {
    expect(runnable(text, false)).toBe(text);
  },
);

test('an error is printed with its location and the command that fixes it', () => {
  const error = new SiteError('CANARY_NOT_FOUND', 'No canary is running.', {
    at: 'channels/a/',
    fix: 'site status',
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
  const error = new SiteError('X', `Release ${id} is damaged.`, { at: key, fix: `site rollback --to ${id}` });
  expect(problemText(error)).toBe(
    [
      'X: Release 0123456789abcdef is damaged.',
      `  at    ${key}`,
      '  fix   npm run site -- rollback --to 0123456789abcdef',
    ].join('\n'),
  );
});
