import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** Whether the S3 service is found in a folder. Jest does not run ES modules such as `s3-service.mjs`. */
function isFoundIn(folder: string): boolean {
  const file = JSON.stringify(path.join(import.meta.dirname, 's3-service.mjs'));
  const code = `import { hasS3Service } from ${file}; process.stdout.write(String(hasS3Service(process.argv[1])));`;
  const parameters = ['--input-type=module', '--eval', code, folder];
  return JSON.parse(execFileSync(process.execPath, parameters, { encoding: 'utf8' })) as boolean;
}

test('the S3 service is installed only with all its programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
  for (const name of PROGRAMS) writeFileSync(path.join(folder, name), '', { mode: 0o755 });
  expect(isFoundIn(folder)).toBe(false);
  writeFileSync(path.join(folder, 'setpriv'), '', { mode: 0o755 });
  expect(isFoundIn(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});
