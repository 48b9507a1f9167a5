import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const POLL_INTERVAL_MS = 100;

/** Memory that a process may use outside its heap, for code and buffers. */
const NON_HEAP_MEGABYTES = 256;

const PAGE_BYTES = 4096;

/**
 * Calls back when a process uses far more memory than its heap limit. V8 limits the heap itself. Buffers are outside the heap;
 * they are detected by polling, on Linux only.
 */
export function watchMemory(child: ChildProcess, heapMegabytes: number, onExcess: () => void) {
  if (process.platform !== 'linux') return;
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS).unref();
  child.once('exit', () => clearInterval(timer));
  async function poll() {
    // The process may have exited.
    const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
    const megabytes = (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES) / 2 ** 20;
    if (megabytes > heapMegabytes + NON_HEAP_MEGABYTES) onExcess();
  }
}
