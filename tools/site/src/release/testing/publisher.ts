// A process of publishers, which `start-publisher.ts` compiles and runs with `<store> <count> <name…>`. Each publishes its own section
// `count` times, every tenth time `contested` in its place. It begins when a line arrives on its standard input, and
// tells each attempt as a line of JSON, at once.
import { writeSync } from 'node:fs';
import { diskStore } from '../../store/disk-store.ts';
import { publishOnce } from './publish-once.ts';

const [root = '', count = '0', ...names] = process.argv.slice(2);
const store = diskStore(root);

async function publisher(name: string) {
  for (let i = 1; i <= Number(count); i += 1) {
    const section = i % 10 === 0 ? 'contested' : name;
    const attempt = await publishOnce(store, section, `${name}-${i}`);
    writeSync(1, `${JSON.stringify(attempt)}\n`);
  }
}

process.stdin.once('data', () => {
  void Promise.all(names.map(publisher)).then(() => process.exit(0));
});
writeSync(1, 'ready\n');
