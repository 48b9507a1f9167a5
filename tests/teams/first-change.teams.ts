import { cpSync } from 'node:fs';
import path from 'node:path';
import { serveStore } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { cloneAndStart, documentedChange, fetchHeading, ROOT, sh, shellBlocks } from './shell.ts';

const BLOCKS = shellBlocks('docs/sections/first-change.md');

test('docs/sections/first-change.md, step by step, and the export of docs/operators/first-deploy.md', async () => {
  const checkout = await cloneAndStart('first-change');
  const run = (commands: string) => sh(checkout.root, commands);
  cpSync(path.join(ROOT, 'dist'), checkout.dist, { recursive: true });
  await run('npm run site -- publish shell solutions stories pricing --expect any --gone any');
  const server = await serveStore(path.join(checkout.root, '.store'));
  try {
    const [file, before, after] = documentedChange('docs/sections/first-change.md');
    const title = () => fetchHeading(`${server.url}/success-stories`);
    checkout.edit(file, before, after);
    expect(await run(BLOCKS['Build and preview']!)).toContain('_preview');
    expect(await title()).toContain(before);
    expect(await run(BLOCKS['Publish']!)).toContain('first-change');
    await expect.poll(title).toContain(after);
    await run(BLOCKS['Take back']!);
    await expect.poll(title).toContain(before);
    expect(Object.keys(BLOCKS)).toEqual(['Build and preview', 'Publish', 'Take back']);
    const deploy = shellBlocks('docs/operators/first-deploy.md');
    expect(Object.keys(deploy)).toEqual(['A static host']);
    await run(deploy['A static host']!);
    expect(checkout.read('public/success-stories.html')).toContain(before);
    // So that the next publish is not one of uncommitted changes.
    expect(await run('git status --porcelain')).toBe('');
  } finally {
    await server.close();
  }
});
