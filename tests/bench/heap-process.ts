// Server on the store of its parameter. For each entry number on standard input, waits until it serves that entry and prints the bytes
// that it uses after garbage collection.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../apps/server/src/http/server.ts';
import { diskStore } from '../../libs/release/src/store/disk-store.ts';

const store = diskStore(process.argv[2]!);
const server = await startServer({
  store,
  channel: 'production',
  port: 0,
  pollIntervalMs: 10,
  // Less than the assets of the first releases, so that the cache is full when measuring starts.
  assetCacheBytes: 1024 * 1024,
  report: ({ level, message }) => void (level === 'info' || console.error(message)),
});

for await (const line of createInterface({ input: process.stdin })) {
  while (server.release().entry.number < Number(line)) await pause(5);
  // A second collection frees what finalizers of the first released.
  for (let i = 0; i < 2; i += 1) {
    await pause(0);
    globalThis.gc!();
  }
  const { heapUsed, external } = process.memoryUsage();
  console.log(heapUsed + external);
}
