import path from 'node:path';
import { parse } from 'yaml';
import { expect, test } from '../site/support/test.ts';
import { ADA, cloneAndStart, documentedChange, sh } from './shell.ts';

// GitHub starts each step in a shell of its own. What installs packages, sets up the machine and talks to GitHub is left out.

interface Step {
  run?: string;
  env?: Record<string, string>;
}

const SKIPPED = /^(npm ci|git config|echo|gh) /;

/** The commands of a job. */
const commandsOf = (text: string, job: string): string[] =>
  (parse(text) as { jobs: Record<string, { steps: Step[] }> }).jobs[job]!.steps.flatMap(({ run }) =>
    run && !SKIPPED.test(run) ? run : [],
  );

test('the commands of the workflows run in a clone with a change of a story', async () => {
  const checkout = await cloneAndStart('workflows');
  // What is live has been built from this history.
  await sh(
    checkout.root,
    'npx nx build stories && npm run site -- publish stories --expect any --unchecked no',
  );
  const [file, before, after] = documentedChange('docs/sections/first-change.md');
  checkout.edit(file, before, after);
  await sh(checkout.root, 'git commit --quiet --all --message "Change a title"');
  const base = (await sh(checkout.root, 'git rev-parse HEAD~1')).trim();
  const store = path.join(checkout.root, '.store');
  const env = {
    ...ADA,
    NX_BASE: base,
    PREVIEW: 'pr-7',
    SECTION: 'stories',
    SITE_SERVER: 'https://www.example.com',
    SITE_STORE: store,
    // A report of this run is not one of those tests.
    NX_TASK_TARGET_PROJECT: undefined,
  };
  const run = async (workflow: string, job: string) => {
    let output = '';
    for (const command of commandsOf(checkout.read(`.github/workflows/${workflow}`), job))
      output += await sh(checkout.root, command, env);
    return output;
  };

  expect(await run('pull-request.yml', 'checks')).toMatch(/^\d{2,} passed, 0 failed$/m);
  await run('pull-request.yml', 'preview');
  const comment = checkout.read('comment.md');
  expect(comment).toContain('https://pr-7.preview.www.example.com/');
  expect(comment).toMatch(/^\| \/success-stories \| texts, labels or links \| /m);
  expect(await run('release.yml', 'publish')).toContain('stories@');
  expect(await sh(checkout.root, 'npm run --silent site -- log --json')).toContain('"publish"');
  checkout.remove();
});
