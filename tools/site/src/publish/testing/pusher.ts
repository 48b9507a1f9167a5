// Process that pushes builds until it is killed. `kill-pushes.ts` compiles it and runs it with `<store> <name>`. Prints the number and the
// version id of each build when it is stored, as a line of JSON.
import { writeSync } from 'node:fs';
import { openStore } from '@vantedge/store';
import { storeVersion } from '../push-sections.ts';
import { numberedBuild } from './numbered-build.ts';

const [location = '', name = ''] = process.argv.slice(2);
const store = openStore(location);

async function push() {
  for (let i = 1; ; i += 1) {
    const started = performance.now();
    const id = await storeVersion(store, numberedBuild(`${name}-${i}`));
    writeSync(1, `${JSON.stringify({ build: `${name}-${i}`, id, ms: performance.now() - started })}\n`);
  }
}

process.stdin.once('data', () => {
  push().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
writeSync(1, 'ready\n');
