import { writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { exitWith, ROOT, run } from './run.mjs';

// Checks the types of one folder, and of what it imports: node tools/workspace/types.mjs apps/stories
const [, , folder] = process.argv;
const configuration = path.join(ROOT, 'test-results/types', `${folder.replaceAll('/', '-')}.json`);
mkdirSync(path.dirname(configuration), { recursive: true });
/** What modules without types are, and what the tests of components add to Jest. */
const AMBIENT = ['apps/**/*.d.ts', 'libs/**/*.d.ts', 'tests/**/*.d.ts', 'tests/jest/setup-browser.ts'];
const include = [folder, ...AMBIENT].map((files) => path.join(ROOT, files));
writeFileSync(configuration, JSON.stringify({ extends: path.join(ROOT, 'tsconfig.json'), include }));
await exitWith(() => run(process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', configuration));
