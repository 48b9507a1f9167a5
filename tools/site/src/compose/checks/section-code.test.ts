import { fakeBuild } from '@vantedge/release/testing';
import { memoryStore, putBlob, putBody } from '@vantedge/store';
import { codeProblems, foreignSources } from './section-code.ts';

const check = (section: string, ...sources: string[]) => foreignSources(section, sources);

test('accepts its own files, shared packages and libraries', () => {
  expect(
    check(
      'careers',
      'apps/careers/src/pages/index.tsx',
      'libs/content/careers/src/index.ts',
      'libs/content/shared/src/company.ts',
      'libs/shared-ui/src/components/button.tsx',
      'node_modules/d3-geo/src/path.js',
      'webpack/runtime/define',
    ),
  ).toEqual([]);
  expect(check('shell', 'libs/content/site/src/layout.ts')).toEqual([]);
});

test.each([
  ['apps/stories/src/section.ts', 'stories'],
  ['libs/content/pricing/src/rate-card.ts', 'pricing'],
  ['libs/content/site/src/layout.ts', 'shell'],
  ['apps/server/src/main.ts', 'server'],
])('reports %s with its owner', (file, owner) => {
  expect(check('careers', 'apps/careers/src/section.ts', file)).toEqual([
    {
      code: 'CROSS_SECTION_IMPORT',
      text: expect.stringContaining(`The build of 'careers' contains ${file} of '${owner}'`),
      at: file,
      fix: expect.stringContaining(`<Widget name="${owner}/…" />`),
      sections: ['careers'],
    },
  ]);
});

test('reports several files of a section together', () => {
  expect(check('careers', 'apps/stories/src/a.ts', 'apps/stories/src/b.ts')).toMatchObject([
    { text: expect.stringContaining('apps/stories/src/a.ts and 1 more of') },
  ]);
});

/** A bundle whose lines are those of these files, one line each. */
function bundle(lines: readonly (readonly [file: string, line: string])[]): string {
  const sources = lines.map(([file]) => file);
  const mappings = lines.map((_, i) => (i ? 'ACAA' : 'AAAA')).join(';');
  const map = Buffer.from(JSON.stringify({ version: 3, sources, names: [], mappings })).toString('base64');
  return `${lines.map(([, line]) => line).join('\n')}\n//# sourceMappingURL=data:application/json;base64,${map}`;
}

/** Problems with a section with this node bundle, and this script for browsers. */
async function problemsOf(
  lines: readonly (readonly [file: string, line: string])[],
  { section = 'careers', script = '' } = {},
) {
  const store = memoryStore();
  return codeProblems(store, {
    section,
    build: fakeBuild(section),
    files: {
      'main.js': await putBody(store, Buffer.from(script), { compression: 'none' }),
      'team.jpg': await putBody(store, Buffer.from([0xff, 0xd8]), { compression: 'none' }),
    },
    server: await putBlob(store, Buffer.from(bundle(lines))),
  });
}

const OWN = 'apps/careers/src/pages/index.tsx';

test('reports a secret in a script with its source line, and does not repeat it', async () => {
  const secret = `sk_${'live'}_51H8abcdefghijklmnop`;
  const script = `fetch("/pay",{headers:{key:"${secret}"}})`;
  const [problem, ...others] = await problemsOf(
    [
      ['libs/shared-ui/src/a.ts', ''],
      [OWN, `const KEY = '${secret}';`],
    ],
    { script },
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'SECRET_EXPOSED',
    text: expect.stringContaining("main.js of 'careers' contains a Stripe secret key"),
    at: `${OWN}:1`,
    fix: expect.stringContaining('revoke it'),
  });
  expect(JSON.stringify(problem)).not.toContain(secret);
  expect(await problemsOf([], { script })).toMatchObject([{ at: 'careers: main.js' }]);
});
