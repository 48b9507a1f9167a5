import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EditedCheckout } from '../site/support/checkouts.ts';
import { serveStore } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { ROOT, sh, shellBlocks } from './shell.ts';

const TUTORIAL = 'docs/sections/first-change.md';
const BLOCKS = shellBlocks(TUTORIAL);

test('docs/sections/first-change.md, step by step, and the export of docs/operators/first-deploy.md', async ({
  request,
}) => {
  const checkout = new EditedCheckout('first-change');
  const run = (commands: string) => sh(checkout.root, commands);
  // What a clone and `npm start` leave: a commit, and a store to which it was published.
  await run('git add --all && git commit --quiet --message "Clone"');
  cpSync(path.join(ROOT, '.store-test/site'), path.join(checkout.root, '.store'), { recursive: true });
  const dist = path.join(ROOT, 'dist');
  await run(
    `npm run site -- publish shell solutions stories pricing --dist ${dist} --allow-dirty --expect any --gone any`,
  );
  const server = await serveStore(path.join(checkout.root, '.store'));
  try {
    const [, file, before, after] = /Open\s+`([^`]+)`.*?^- +title: '(.+?)',$\n^\+ +title: '(.+?)',$/ms.exec(
      readFileSync(path.join(ROOT, TUTORIAL), 'utf8'),
    )!;
    const title = async () => {
      const html = await (await request.get(`${server.url}/success-stories`)).text();
      return /<h1.*?<\/h1>/s.exec(html)![0].replaceAll(/<[^>]+>/g, '');
    };
    checkout.edit(file!, before!, after!);
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
