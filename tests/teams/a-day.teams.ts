import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { cloneAndStart, documentedChange, fetchHeading, followCode, ROOT, sh, shellBlocks } from './shell.ts';

test('docs/sections/a-day.md, step by step, on a server with visitors, and three recipes', async () => {
  const blocks = shellBlocks('docs/sections/a-day.md');
  const checkout = await cloneAndStart('a-day');
  const run = (commands: string) => sh(checkout.root, commands);
  const [port, adminPort] = [await getPort(), await getPort()];
  const [site, admin] = [`http://localhost:${port}`, `http://127.0.0.1:${adminPort}`];
  // The server that `npm start` starts, behind a proxy: its visitors come from many networks.
  const options = `start --previews preview.localhost --proxy 1 --no-leads --port ${port} --admin-port ${adminPort}`;
  const program = path.join(ROOT, 'apps/server/bin/server.mjs');
  const server = spawn(process.execPath, [program, ...options.split(' ')], { cwd: checkout.root });
  try {
    await expect
      .poll(() =>
        fetch(site)
          .then(({ ok }) => ok)
          .catch(() => false),
      )
      .toBe(true);
    // The packages of the checkout are links.
    await run(blocks['Create']!.replace(/$/m, ' --skip-install'));
    checkout.linkPackages();
    expect(await run('git status --porcelain')).not.toMatch(
      /^(?!.. (?:apps\/apprenticeships\/|libs\/content\/apprenticeships\/|\.github\/CODEOWNERS)).+$/m,
    );
    await run(blocks['Test']!);
    // What a visitor sees who does not get the canary.
    const heading = () => fetchHeading(`${site}/apprenticeships`, { Cookie: 'cohort=99' });

    const preview = await run(blocks['Preview']!);
    // Behind a proxy, which takes HTTPS.
    expect(preview).toContain('https://apprenticeships.preview.localhost/');
    expect(preview).toMatch(/pages: 1, problems: 0/);
    const visits = new AbortController();
    const visiting = visitors(site, visits.signal);
    const compare = blocks['Try it on visitors']!.replace('http://127.0.0.1:9464', admin);
    expect(await run(compare)).toContain('canary apprenticeships');
    const [, status = ''] = compare.trim().split('\n');
    await expect
      .poll(() => run(status), { timeout: 60_000 })
      .toMatch(/^ {2}canary {2}all +[\d,]+ +0\.0% +up to \d\.\d s$/m)
      .finally(() => visits.abort());
    await visiting;
    expect(await heading()).toContain('Page Not Found');
    expect(await run(blocks['Publish']!)).toContain('promoted   apprenticeships');
    await expect.poll(heading).toContain('Headline of this page');

    const [file, before, after] = documentedChange('docs/sections/a-day.md');
    checkout.edit(file, before, after);
    const [last, ...steps] = blocks['Take a change back']!.trim().split('\n').toReversed();
    await run(steps.toReversed().join('\n'));
    await expect.poll(heading).toContain(after);
    await run(last!);
    await expect.poll(heading).toContain(before);
    expect(Object.keys(blocks)).toEqual([
      'Create',
      'Test',
      'Preview',
      'Try it on visitors',
      'Publish',
      'Take a change back',
    ]);
    const recipes = shellBlocks('docs/sections/recipes.md');
    expect(Object.keys(recipes)).toEqual(['A page', 'A form', 'A redirect']);
    expect(await run(recipes['A page']!)).toMatch(/^legal 1: [^]*pages: \d+, problems: 0 /m);
    await run(recipes['A form']!);
    followCode(checkout, 'docs/sections/recipes.md');
    const form = 'npx nx build solutions && npm run site -- preview solutions --name assessment';
    expect(await run(form)).toMatch(/^assessment 1: [^]*pages: \d+, problems: 0 /m);
    await run(recipes['A redirect']!);
    // Create, commit, build, preview, promote.
    const commands = ['Create', 'Preview', 'Publish'].flatMap((step) => blocks[step]!.trim().split('\n'));
    expect(commands.filter((command) => !command.endsWith('status')).length).toBe(5);
  } finally {
    server.kill();
  }
});

/**
 * Visitors, each from a network of their own, whose browsers report fast views without failures. Every other one gets the canary.
 */
async function visitors(site: string, signal: AbortSignal) {
  for (let visitor = 0; !signal.aborted; visitor++) {
    const headers = {
      Cookie: `cohort=${visitor % 2 ? 0 : 99}`,
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-For': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    };
    const page = await fetch(`${site}/privacy`, { headers });
    const release = page.headers.get('X-Release')!;
    await page.text();
    const view = { release, route: '/privacy', view: 'ok', vitals: [{ name: 'LCP', value: 800 }] };
    // Views are many, their pages few.
    for (let i = 0; i < 20; i++)
      await fetch(`${site}/api/signals`, {
        method: 'POST',
        headers: { ...headers, Origin: site, 'Content-Type': 'text/plain' },
        body: JSON.stringify(view),
      });
  }
}
