/** Generates the font subsets and the fallback rules: `npx tsx libs/shared-ui/scripts/fonts/main.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts } from './cut-fonts.ts';

const source = path.join(import.meta.dirname, '../../src');
for (const [file, bytes] of Object.entries(await cutFonts(path.join(import.meta.dirname, '../../../..')))) {
  writeFileSync(path.join(source, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
