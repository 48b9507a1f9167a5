import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

const { hasS3Service } = jest.requireActual<{ hasS3Service: (folder: string) => boolean }>(
  './s3-service.mjs',
);

test('the S3 service is installed only with all its programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tools-'));
  for (const name of PROGRAMS) writeFileSync(path.join(folder, name), '', { mode: 0o755 });
  expect(hasS3Service(folder)).toBe(false);
  writeFileSync(path.join(folder, 'setpriv'), '', { mode: 0o755 });
  expect(hasS3Service(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});
