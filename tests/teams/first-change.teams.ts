import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EditedCheckout } from '../site/support/checkouts.ts';
import { serveStore } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { ROOT, shellBlocks } from './shell-blocks.ts';

const TUTORIAL = 'docs/sections/first-change.md';
const BLOCKS = shellBlocks(TUTORIAL);

test('docs/sections/first-change.md, step by step, and the export of docs/operators/first-deploy.md', async ({
  request,
}) => {
  const checkout = new EditedCheckout('first-change');
  const run = (commands: string) => {
    const names = { GIT_AUTHOR_NAME: 'Ada', GIT_COMMITTER_NAME: 'Ada' };
    const emails = { GIT_AUTHOR_EMAIL: 'ada@example.com', GIT_COMMITTER_EMAIL: 'ada@example.com' };
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', commands], {
      cwd: checkout.root,
      encoding: 'utf8',
      env: { ...process.env, ...names, ...emails, NX_DAEMON: 'false', NO_COLOR: '1' },
    });
    if (status !== 0) throw new Error(`${commands} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  };
  // What a clone and `npm start` leave: a commit, and a store to which it was published.
  run('git add --all && git commit --quiet --message "Clone"');
  cpSync(path.join(ROOT, '.store-test/site'), path.join(checkout.root, '.store'), { recursive: true });
  const dist = path.join(ROOT, 'dist');
  run(
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
    expect(run(BLOCKS['Build and preview']!)).toContain('_preview');
    expect(await title()).toContain(before);
    expect(run(BLOCKS['Publish']!)).toContain('first-change');
    await expect.poll(title).toContain(after);
    run(BLOCKS['Take back']!);
    await expect.poll(title).toContain(before);
    expect(Object.keys(BLOCKS)).toEqual(['Build and preview', 'Publish', 'Take back']);
    const deploy = shellBlocks('docs/operators/first-deploy.md');
    expect(Object.keys(deploy)).toEqual(['A static host']);
    run(deploy['A static host']!);
    expect(checkout.read('public/success-stories.html')).toContain(before);
    // So that the next publish is not one of uncommitted changes.
    expect(run('git status --porcelain')).toBe('');
  } finally {
    await server.close();
  }
});
