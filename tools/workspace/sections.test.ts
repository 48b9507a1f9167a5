import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sectionsIn } from './sections.cjs';

test('lists the apps with a section declaration, the shell first', () => {
  const apps = mkdtempSync(path.join(tmpdir(), 'apps-'));
  for (const name of ['careers', 'shell', 'advice', 'notes'])
    mkdirSync(path.join(apps, name, 'src'), { recursive: true });
  for (const name of ['careers', 'shell', 'advice'])
    writeFileSync(path.join(apps, name, 'src/section.ts'), '');
  expect(sectionsIn(apps)).toEqual(['shell', 'advice', 'careers']);
  rmSync(apps, { recursive: true });
});
