import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

const REFUSED = [
  ['apps/stories/src', '@vantedge/pricing/section', /Apps do not know one another/],
  ['apps/stories/src', '@vantedge/shared-ui/src/icon', /by its doors/],
  ['apps/stories/src', '../../../libs/seo/src/seo.tsx', /hides a dependency/],
  ['apps/stories/src', 'framer-motion', /shared-ui\/motion/],
  ['apps/stories/src', 'react-dom/client', /never starts React/],
  ['apps/stories/src', 'react-router', /second router/],
  ['apps/stories/src', 'react-router-dom', /never makes a router/],
  ['apps/stories/src', '@vantedge/federation-runtime', /the shell's work/],
  ['apps/shell/src', '@vantedge/stories/section', /knows no section/],
  ['apps/shell/src', '@vantedge/content-stories', /Show its widget/],
  ['apps/shell/src', 'framer-motion', /shared-ui\/motion/],
  ['libs/content/stories/src', 'react', /nothing else/],
  ['libs/content/stories/src', '@vantedge/content-site', /nothing else/],
  ['libs/seo/src', '@vantedge/content-shared', /record comes by props/],
  ['libs/leads/src', 'node:crypto', /import nothing/],
  ['libs/shared-ui/src', '@vantedge/content-shared', /words come by props/],
  ['libs/shared-ui/src', '@vantedge/federation-contract', /do not know one another/],
  ['libs/shared-ui/src', 'framer-motion', /Only src\/motion/],
  ['libs/federation/contract/src', 'node:fs', /imports nothing/],
  ['libs/federation/runtime/src', '@vantedge/shared-ui', /knows the contract alone/],
  ['tools/site/src', '@vantedge/content-site', /read builds/],
  ['tools/site/src', '../../../apps/shell/src/section.ts', /read builds/],
] as const;

const ALLOWED = [
  ['apps/stories/src', '@vantedge/content-stories'],
  ['apps/stories/src', '@vantedge/shared-ui/motion'],
  ['apps/stories/src', 'react'],
  ['apps/shell/src', 'react-dom/client'],
  ['apps/shell/src', 'react-router-dom'],
  ['libs/content/stories/src', '@vantedge/content-shared'],
  ['libs/content/stories/src', './story.ts'],
  ['libs/shared-ui/src/motion', 'framer-motion'],
  ['libs/federation/runtime/src', '@vantedge/federation-contract'],
  ['tools/site/src', '@vantedge/leads'],
] as const;

let said: Map<string, string>;
beforeAll(() => {
  said = lint([...REFUSED, ...ALLOWED]);
});

test.each(REFUSED)('%s may not import %s', (folder, request, message) => {
  expect(said.get(folder + request)).toMatch(message);
});

test.each(ALLOWED)('%s may import %s', (folder, request) => {
  expect(said.get(folder + request)).toBeUndefined();
});

/** What the linter says of each import in each place. */
function lint(cases: readonly (readonly [folder: string, request: string, ...rest: unknown[]])[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'lint-'));
  copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
  cases.forEach(([folder, request], i) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, `case-${i}.ts`), `export * from '${request}';\n`);
  });
  const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: root, encoding: 'utf8' });
  rmSync(root, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; help: string; filename: string }[];
  };
  return new Map(
    diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename, help }) => {
        const [folder, request] = cases[Number(/case-(\d+)\.ts$/.exec(filename)![1])]!;
        return [folder + request, help];
      }),
  );
}
