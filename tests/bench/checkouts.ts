import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { SECTIONS } from '../../tools/workspace/sections.cjs';

/** A checkout of the workspace with built sections. */
export interface Checkout {
  /** Its name in tables: `this`, or a commit. */
  name: string;
  root: string;
}

/** A server of a checkout's site, in its own process. */
export interface Site extends Checkout {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Runs benchmarks with this checkout and, before it, one of a commit, branch or tag, if it is given. Throws if the commit does not exist
 * or does not build.
 */
export async function withCheckouts(
  commit: string | undefined,
  measure: (checkouts: Checkout[]) => Promise<void>,
): Promise<void> {
  const here = { name: 'this', root: process.cwd() };
  if (commit === undefined) {
    build(here.root);
    return measure([here]);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-commit-'));
  try {
    const before = { name: commit, root: path.join(folder, 'checkout') };
    call(here.root, 'git', 'worktree', 'add', '--detach', before.root, commit);
    call(before.root, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
    for (const { root } of [before, here]) build(root);
    await measure([before, here]);
  } finally {
    call(here.root, 'git', 'worktree', 'remove', '--force', path.join(folder, 'checkout'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function build(root: string) {
  call(root, 'npx', 'nx', 'run-many', '-t', 'build', '-p', ...SECTIONS);
  call(root, 'npx', 'nx', 'run', 'tests:labs');
}

/** Runs a program in a checkout, with its output on standard error. */
function call(root: string, program: string, ...parameters: string[]) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  execFileSync(program, parameters, { cwd: root, stdio: ['ignore', 2, 2], env });
}

/** The options with which a checkout publishes builds of its files without a browser, also one whose publish never starts any. */
export function publishOptions({ root }: Checkout): string[] {
  const command = readFileSync(path.join(root, 'tools/site/src/commands/publish.ts'), 'utf8');
  return ['--allow-dirty', ...(command.includes('--unchecked') ? ['--unchecked', 'a benchmark'] : [])];
}

/** Publishes and serves the site of each checkout while `measure` runs. */
export async function withSites<T>(
  checkouts: readonly Checkout[],
  measure: (sites: Site[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-sites-'));
  const sites: Site[] = [];
  try {
    for (const checkout of checkouts) {
      const store = path.join(folder, String(sites.length));
      await runSite(checkout, 'publish', ...SECTIONS, '--store', store, ...publishOptions(checkout));
      sites.push(await startSite(checkout, store));
    }
    return await measure(sites);
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the `site` command of a checkout; resolves to its JSON, and rejects with its output if it fails. */
export async function runSite({ root }: Checkout, ...parameters: string[]): Promise<unknown> {
  const command = ['tools/site/bin/vantedge-site.mjs', ...parameters, '--json'];
  const running = promisify(execFile)(process.execPath, command, { cwd: root, maxBuffer: 2 ** 26 });
  const { stdout } = await running.catch((error: Error & { stdout: string }) => {
    throw new Error(`site ${parameters.join(' ')} failed: ${error.stdout}`, { cause: error });
  });
  return JSON.parse(stdout);
}

/** Starts `server start` of a checkout for a store. */
export async function startSite(checkout: Checkout, store: string): Promise<Site> {
  const port = await getPort();
  const command = ['apps/server/bin/server.mjs', 'start', '--store', store, '--port', String(port)];
  return { ...checkout, ...(await startProgram(checkout.root, port, process.execPath, command)) };
}

/** Starts a program in a folder, and waits until it answers at a port. Rejects if it ends before. */
export async function startProgram(cwd: string, port: number, program: string, parameters: string[]) {
  const child = spawn(program, parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended: ${child.exitCode}`);
    await pause(5);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid!, stop };
}
