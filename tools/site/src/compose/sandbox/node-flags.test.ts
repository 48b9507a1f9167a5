import { spawnSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { nodeFlags } from './node-flags.ts';

/** Actions of code that escaped the sandbox's own restrictions. */
const ATTACKS = {
  'reads a file': "fs.readFileSync('/etc/passwd')",
  'lists a folder': "fs.readdirSync('/')",
  'writes a file': "fs.writeFileSync(process.argv[2], '')",
  'starts a process': "child_process.execFileSync('/bin/true')",
  'starts a thread': "new worker_threads.Worker('', { eval: true })",
  'loads an add-on': "process.dlopen({ exports: {} }, '/nothing.node')",
  'runs code from a string': "new Function('return 1')()",
};

test.each(Object.entries(ATTACKS))('Node stops a script with these flags that %s', (_, attack) =>
  withTemporaryFolder((folder) => {
    const script = path.join(realpathSync(folder), 'script.mjs');
    writeFileSync(
      script,
      `import child_process from 'node:child_process';
      import fs from 'node:fs';
      import worker_threads from 'node:worker_threads';
      try { ${attack}; console.log('done'); } catch (error) { console.log(error.code ?? error.name); }`,
    );
    const { stdout } = spawnSync(
      process.execPath,
      [...nodeFlags([script], 64), script, path.join(folder, 'made')],
      {
        encoding: 'utf8',
        env: {},
      },
    );
    expect(stdout.trim()).toMatch(/^(ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|EvalError)$/);
    return Promise.resolve();
  }),
);
