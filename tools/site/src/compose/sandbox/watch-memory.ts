import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const POLL_INTERVAL_MS = 100;

/** What a process may hold beside its heap: its code and buffers. */
const NON_HEAP_MEGABYTES = 256;

const PAGE_BYTES = 4096;

/**
 * Calls back when a process holds far more memory than its heap may have. V8 limits the heap by itself; buffers are
 * outside of it, and are found on Linux only, by polling.
 */
export function watchMemory(child: ChildProcess, heapMegabytes: number, onExcess: () => void) {
  if (process.platform !== 'linux') return;
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS).unref();
  child.once('exit', () => clearInterval(timer));
  async function poll() {
    // The process may have just ended.
    const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
    const megabytes = (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / 2 ** 20;
    if (megabytes > heapMegabytes + NON_HEAP_MEGABYTES) onExcess();
  }
}
