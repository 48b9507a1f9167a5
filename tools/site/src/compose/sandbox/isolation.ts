import { type ChildProcess, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Separate users, network and processes: none of the machine's can be reached. */
const NAMESPACES = ['unshare', '--user', '--net', '--pid', '--fork', '--kill-child'];

let namespaces: boolean | undefined;

/** Whether the kernel lets this user create namespaces: Linux, unless a container or a setting forbids it. */
export function hasNamespaces(): boolean {
  namespaces ??= spawnSync(NAMESPACES[0]!, [...NAMESPACES.slice(1), 'true']).status === 0;
  return namespaces;
}

/** What keeps the code of sections from this machine, for the log. */
export const isolationLayers = (): string =>
  hasNamespaces() ? 'Node permissions, Linux namespaces' : 'Node permissions only';

/** Number of threads of a Node process that can be busy at once: the main thread and the garbage collector's. */
const BUSY_THREADS = 4;

/**
 * Command line of an isolated Node process: it may read its scripts and no other files, start no programs, threads or add-ons, and run no
 * code from strings. In namespaces it has no network, and knows no other process. It writes no core files, and ends after a limit of
 * processor time even if the publisher was killed; Windows has no such limits.
 */
export function isolatedNode(
  scripts: readonly [string, ...string[]],
  args: readonly string[],
  { heapMegabytes, totalMs }: { heapMegabytes: number; totalMs: number },
  inNamespaces = hasNamespaces(),
): [command: string, ...args: string[]] {
  const node = [
    process.execPath,
    // In Node 20, the permission model still has its experimental name. From Node 25 on, it covers the network.
    process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
    ...scripts.map((script) => `--allow-fs-read=${script}`),
    '--no-addons',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${heapMegabytes}`,
    '--no-warnings',
    scripts[0],
    ...args,
  ] as [string, ...string[]];
  if (process.platform === 'win32') return node;
  const seconds = Math.ceil(totalMs / 1000) * BUSY_THREADS;
  const script = `ulimit -c 0; ulimit -t ${seconds}; exec "$0" "$@"`;
  return ['/bin/sh', '-c', script, ...(inNamespaces ? NAMESPACES : []), ...node];
}

const POLL_INTERVAL_MS = 100;

/** Memory that a process may use outside its heap, for code and buffers. */
const NON_HEAP_MEGABYTES = 256;

/**
 * Calls back when a process, or the one that it has started in namespaces, uses far more memory than its heap limit. V8 limits the heap
 * itself. Buffers are outside the heap; they are detected by polling, on Linux only.
 */
export function watchMemory(child: ChildProcess, heapMegabytes: number, onExcess: () => void) {
  if (process.platform !== 'linux') return;
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS).unref();
  child.once('exit', () => clearInterval(timer));
  async function poll() {
    const children = await procText(`${child.pid}/task/${child.pid}/children`);
    const inside = children.split(' ').filter(Boolean);
    const megabytes = await Promise.all([String(child.pid), ...inside].map(residentMegabytes));
    if (Math.max(...megabytes) > heapMegabytes + NON_HEAP_MEGABYTES) onExcess();
  }
}

/** Memory of a process in MB. The kernel reports kilobytes, whatever the size of a page is. */
async function residentMegabytes(pid: string): Promise<number> {
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(await procText(`${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** A file of a process; empty if the process has exited. */
const procText = (name: string) => readFile(`/proc/${name}`, 'utf8').catch(() => '');
