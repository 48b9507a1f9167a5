import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { staleBuildWarning } from './stale-build.ts';

/** Writes a file with a time in seconds since 1970; returns its name. */
async function write(folder: string, name: string, time: number) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  await utimes(file, time, time);
}

test.each([
  ['apps/stories/src/page.tsx', 101, true],
  ['libs/content/stories/src/story.ts', 101, true],
  ['apps/stories/src/page.tsx', 99, false],
  ['apps/stories/node_modules/react/index.js', 101, false],
  ['apps/stories/.cache/file', 101, false],
  ['apps/pricing/src/page.tsx', 101, false],
])('with %s written at %i and a build at 100, the build is stale: %p', (name, time, isStale) =>
  withTemporaryFolder(async (workspace) => {
    const dist = path.join(workspace, 'dist');
    await write(dist, 'stories/section.json', 100);
    await write(workspace, name, time);
    const warning = await staleBuildWarning(dist, 'stories', workspace);
    if (isStale) expect(warning).toContain(`older than ${name}: npx nx build stories`);
    else expect(warning).toBeUndefined();
  }),
);
