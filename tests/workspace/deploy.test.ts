import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { serverCommand } from '../../apps/server/src/commands/program.ts';
import { readSource, ROOT } from './workspace.ts';

const FOLDER = 'apps/server/deploy';

const works = (program: string, ...parameters: string[]) => spawnSync(program, parameters).status === 0;

interface Compose {
  services: {
    server: { build: { context: string; dockerfile: string }; command: string[]; volumes: string[] };
    caddy: { configs: { source: string }[]; volumes: string[] };
  };
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

test('compose.yaml builds the image of the server and starts it with options that exist', () => {
  const { services, volumes, configs } = parse(readSource(`${FOLDER}/compose.yaml`).code) as Compose;
  const { build, command, volumes: mounts } = services.server;
  const context = path.join(ROOT, FOLDER, build.context);
  const entry = /ENTRYPOINT (\[.*\])/.exec(readFileSync(path.join(context, build.dockerfile), 'utf8'))![1]!;
  const [, , ...parameters] = [...(JSON.parse(entry) as string[]), ...command];
  const { start } = Object.fromEntries(serverCommand().commands.map((each) => [each.name(), each]));
  expect(start!.parseOptions(parameters)).toEqual({ operands: ['start'], unknown: [] });
  expect(start!.opts()).toMatchObject({ host: '0.0.0.0', store: '/store', proxy: expect.any(Function) });
  expect(mounts).toEqual([expect.stringMatching(/:\/store$/)]);
  expect(services.caddy.configs.map(({ source }) => source)).toEqual(Object.keys(configs));
  expect(services.caddy.volumes.map((volume) => volume.split(':')[0])).toEqual(Object.keys(volumes));
  expect(configs['caddyfile']!.content).toContain('reverse_proxy server:4200 {');
});

(works('docker', 'compose', 'version') ? describe : describe.skip)('Docker', () => {
  test('accepts compose.yaml', () => {
    const { stderr } = spawnSync('docker', ['compose', '-f', `${FOLDER}/compose.yaml`, 'config', '--quiet'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
  });
});

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
