import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countClaims } from './count-claims.ts';

test('counts claims without a source, each once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
  try {
    const scripts = [
      'const a={value:"4",source:"unverified"},b={value:"5",source:"unverified"},c=a.source==="unverified";',
      'use({value:"4",source:"unverified"},{text:"Copy",source:`owner`,ratings:{source:"placeholder"}});',
      'const source="placeholder",text="{source:\'placeholder\'}";',
    ].map((code, i) => {
      const file = path.join(folder, `${i}.js`);
      writeFileSync(file, code);
      return file;
    });
    expect(countClaims(scripts)).toEqual({ placeholder: 1, unverified: 2 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
