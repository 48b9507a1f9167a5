// Process of publishers. `start-publisher.ts` compiles it and runs it with `<store> <count> <name…>`. Each publisher publishes its
// own section `count` times, but every tenth time `contested` instead. Starts when it receives a line on standard input. Prints
// each attempt immediately, as a line of JSON.
import { writeSync } from 'node:fs';
import { openStore } from '@vantedge/store';
import { publishOnce } from './fake-release.ts';

const [location = '', count = '0', ...names] = process.argv.slice(2);
const store = openStore(location);

async function publisher(name: string) {
  for (let i = 1; i <= Number(count); i += 1) {
    const section = i % 10 === 0 ? 'contested' : name;
    const attempt = await publishOnce(store, section, `${name}-${i}`);
    writeSync(1, `${JSON.stringify(attempt)}\n`);
  }
}

process.stdin.once('data', () => {
  const end = (error?: unknown) => {
    if (error) console.error(error);
    process.exit(error ? 1 : 0);
  };
  Promise.all(names.map(publisher)).then(() => end(), end);
});
writeSync(1, 'ready\n');
