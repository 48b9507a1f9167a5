import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './workspace.ts';

const FOLDER = 'apps/server/deploy';

const works = (program: string, ...parameters: string[]) => spawnSync(program, parameters).status === 0;

(works('systemd-analyze', '--version') ? describe : describe.skip)('systemd', () => {
  test('accepts the units', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-units-'));
    try {
      const units = ['vantedge.service', 'vantedge.socket'].map((name) => path.join(folder, name));
      for (const unit of units) cpSync(path.join(ROOT, FOLDER, path.basename(unit)), unit);
      // The program must exist.
      const service = readFileSync(units[0]!, 'utf8').replace('/usr/bin/node', process.execPath);
      writeFileSync(units[0]!, service);
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      writeFileSync(units[0]!, service.replace('[Service]', '[Service]\nRestart=sometimes'));
      expect(spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' }).stderr).toContain(
        'restart specifier',
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
