import { diskStore } from '../store/disk-store.ts';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { entries } from './walk-log.ts';
import { checkLog } from './testing/check-log.ts';
import { startPublisher } from './testing/start-publisher.ts';

const channel = 'production';

test('16 publishers in 4 processes, 100 publishes each: the log matches all acknowledgments', async () => {
  await withTemporaryFolder(async (root) => {
    const names = Array.from({ length: 16 }, (_, i) => `section-${i}`);
    const processes = await Promise.all(
      [0, 4, 8, 12].map((from) => startPublisher(root, 100, names.slice(from, from + 4))),
    );
    for (const { begin } of processes) begin();
    const attempts = (await Promise.all(processes.map(({ ended }) => ended))).flat();
    const store = diskStore(root);
    expect(await checkLog(store, attempts)).toEqual([]);
    expect(attempts).toHaveLength(1600);
    const acknowledged = attempts.filter((attempt) => attempt.acknowledged);
    expect(await entries(store, channel)).toHaveLength(acknowledged.length);
    // Only publishes of the shared section can conflict. The 16 x 90 publishes of own sections always succeed.
    const lost = attempts.filter(({ failure }) => failure);
    expect(new Set(lost.map(({ section }) => section))).toEqual(new Set(['contested']));
  });
});
