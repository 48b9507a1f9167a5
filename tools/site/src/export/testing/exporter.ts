// Exports to a folder until it is killed: bundled by `bundleScript`. Parameter: the folder. All files of one export have the same
// text. Prints `ready` when it starts.
import { writeSync } from 'node:fs';
import { replaceFolder } from '../replace-folder.ts';

const [folder = ''] = process.argv.slice(2);

async function exportForever() {
  for (let i = 0; ; i += 1) {
    const text = Buffer.from(`${process.pid} ${i}`);
    await replaceFolder(folder, new Map([1, 2, 3, 4].map((file) => [`pages/${file}.html`, text])), String(i));
  }
}

writeSync(1, 'ready\n');
exportForever().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
