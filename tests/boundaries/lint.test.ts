import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './workspace.ts';

const DISALLOWED = [
  ['apps/stories/src', '@vantedge/pricing/section', /Apps must not import each other/],
  // A section that no list names.
  ['apps/careers/src', '@vantedge/stories/section', /Apps must not import each other/],
  ['apps/careers/src', 'framer-motion', /shared-ui\/motion/],
  ['apps/stories/src', '@vantedge/careers/section', /Apps must not import each other/],
  ['apps/stories/src', '@vantedge/shared-ui/src/components/icon', /Deep import/],
  ['apps/stories/src', '../../../libs/seo/src/seo.tsx', /Nx does not see/],
  ['apps/stories/src', 'framer-motion', /shared-ui\/motion/],
  ['apps/stories/src', 'react-dom/client', /Only the shell starts React/],
  ['apps/stories/src', 'react-router', /Import react-router-dom/],
  ['apps/shell/src', 'wouter', /Import react-router-dom/],
  ['apps/stories/src', '@vantedge/federation-runtime', /Only the shell loads sections/],
  ['apps/shell/src', '@vantedge/stories/section', /must not import sections/],
  ['apps/shell/src', '@vantedge/content-stories', /Show its widget/],
  ['apps/shell/src', '@vantedge/careers/section', /must not import sections/],
  ['apps/shell/src', '@vantedge/content-careers', /Show its widget/],
  ['apps/shell/src', 'framer-motion', /shared-ui\/motion/],
  ['libs/content/stories/src', 'react', /import only @vantedge\/content-shared/],
  ['libs/content/stories/src', '@vantedge/content-site', /import only @vantedge\/content-shared/],
  ['libs/content/shared/src', '@vantedge/seo', /import only @vantedge\/content-shared/],
  ['libs/seo/src', '@vantedge/content-shared', /records as props/],
  ['libs/leads/src', 'node:crypto', /must not import anything/],
  ['libs/shared-ui/src', '@vantedge/content-shared', /text comes as props/],
  ['libs/shared-ui/src', '@vantedge/federation-contract', /must not import each other/],
  ['libs/shared-ui/src', 'framer-motion', /only in src\/motion/],
  ['libs/federation/contract/src', 'node:fs', /must not import anything/],
  ['libs/federation/runtime/src', '@vantedge/shared-ui', /only the contract/],
  ['tools/site/src', '@vantedge/content-site', /read builds/],
  ['tools/site/src', '../../../apps/shell/src/section.ts', /read builds/],
  ['apps/server/src', '@vantedge/shared-ui', /read builds/],
  ['libs/release/src', '@vantedge/server', /never the other way/],
] as const;

const ALLOWED = [
  ['apps/stories/src', '@vantedge/content-stories'],
  ['apps/stories/src', '@vantedge/shared-ui/motion'],
  ['apps/stories/src', '@vantedge/seo/share-image'],
  ['apps/stories', '@vantedge/federation-build'],
  ['apps/stories/src', 'react'],
  ['apps/careers/src', '@vantedge/content-careers'],
  ['apps/shell/src', '@vantedge/content-site'],
  ['apps/shell/src', '@vantedge/federation-runtime'],
  ['apps/shell/src', '@vantedge/leads'],
  ['apps/shell/src', 'react-dom/client'],
  ['libs/content/stories/src', '@vantedge/content-shared'],
  ['libs/content/stories/src', './story.ts'],
  ['libs/shared-ui/src/motion', 'framer-motion'],
  ['libs/federation/runtime/src', '@vantedge/federation-contract'],
  ['tools/site/src', '@vantedge/leads'],
  ['apps/server/src', '@vantedge/release/store'],
] as const;

let messages: Map<string, string>;
beforeAll(() => {
  messages = lint([...DISALLOWED, ...ALLOWED]);
});

test.each(DISALLOWED)('%s may not import %s', (folder, request, message) => {
  expect(messages.get(folder + request)).toMatch(message);
});

test.each(ALLOWED)('%s may import %s', (folder, request) => {
  expect(messages.get(folder + request)).toBeUndefined();
});

/** Lint messages by folder and request. */
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
