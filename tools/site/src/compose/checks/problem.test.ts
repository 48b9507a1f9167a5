import { buildCommand, command, SiteError } from '@vantedge/errors';

import { releaseError, type ReleaseProblem } from './problem.ts';

const problem = (page: string, text: string, rest: Partial<ReleaseProblem> = {}): ReleaseProblem => ({
  code: 'PAGE_INVALID',
  page,
  text,
  at: 'careers: ./a.tsx',
  fix: 'write one',
  sections: ['careers'],
  ...rest,
});

test('a single problem is an error with its own code, location and command', () => {
  expect(releaseError([problem('/a', 'has no h1')])).toMatchObject({
    code: 'PAGE_INVALID',
    message: '/a has no h1.',
    at: 'careers: ./a.tsx',
    fix: ['write one, then', buildCommand('careers'), command('site', 'publish', 'careers')],
    problems: undefined,
  });
});

test('a problem of the settings is corrected by applying them', () => {
  expect(releaseError([problem('', 'leads nowhere', { sections: [] })])).toMatchObject({
    fix: ['write one, then', command('site', 'settings', 'apply', 'site.json')],
  });
});

test('problems of several pages and kinds are one error that lists each', () => {
  const failure = new SiteError('RENDER_FAILED', '/c does not render', {
    at: 'c.tsx:1',
    fix: 'correct it',
    trace: ['c.tsx:1'],
  });
  const broken = problem('/b', 'links to /x', { code: 'BROKEN_LINK', sections: ['stories'] });
  const error = releaseError([broken, problem('/a', 'has no h1')], [failure, failure]);
  expect(error.code).toBe('RELEASE_INVALID');
  expect(error.message).toMatch(
    /^The release has 3 problems:\n {2}PAGE_INVALID: \/a has no h1\.\n {4}at +careers/,
  );
  expect(error.problems!.map(({ code }) => code)).toEqual(['PAGE_INVALID', 'BROKEN_LINK', 'RENDER_FAILED']);
  expect(error.problems![2]).toMatchObject({ at: 'c.tsx:1', trace: ['c.tsx:1'] });
});

test('problems of one kind keep their code', () => {
  expect(releaseError([problem('/a', 'has no h1'), problem('/a', 'has no title')]).code).toBe('PAGE_INVALID');
});

test('the same problem on many pages is reported once, with the others', () => {
  const pages = ["/b of 'x'", '/a', '/c', '/a', '/d', '/e'];
  expect(releaseError(pages.map((page) => problem(page, 'has no h1'))).message).toBe(
    '/a has no h1 (also on /b, /c, /d and 1 more).',
  );
});

test('the message shows at most 20 problems, the error has all', () => {
  const error = releaseError(Array.from({ length: 25 }, (_, i) => problem('/a', `has problem ${i}`)));
  expect(error.message).toMatch(/\n {2}and 5 more: --json lists all$/);
  expect(error.problems).toHaveLength(25);
});
