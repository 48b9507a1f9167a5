import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DEV_DIST } from './dev-sections.ts';

/** Ports of the apps' development servers, as their `rspack.config.ts` states them. */
export const DEV_PORTS: Readonly<Record<string, number>> = {
  shell: 4300,
  solutions: 4301,
  stories: 4302,
  pricing: 4303,
};

/** Starts the development server of each app; they end with this process. */
export async function startDevServers(names: readonly string[]) {
  const rspack = path.resolve('node_modules/.bin/rspack');
  for (const name of names) {
    await rm(path.join(DEV_DIST, name), { recursive: true, force: true });
    const server = spawn(rspack, ['serve'], {
      cwd: path.resolve('apps', name),
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    server.on(
      'exit',
      (code) => code && console.error(`The development server of '${name}' ended with code ${code}.`),
    );
    process.on('exit', () => server.kill());
  }
}
