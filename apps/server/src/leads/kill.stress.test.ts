import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { STRESS, withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFile } from './lead-database.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';
import { type LoadState, retryingVisitor } from './testing/retrying-visitor.ts';
import { startLeadsProcess } from './testing/start-leads-process.ts';
import { MIN_TOKEN_AGE_MS, tokens } from './token.ts';

const KILLS = 25 * STRESS;
const VISITORS = 6;

describe('a killed server', () => {
  test(`loses no acknowledged lead and stores none twice, over ${KILLS} kills under load`, async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      const first = sqliteLeadStore(file, { create: true });
      // The key, and therefore the token, outlives every server.
      const { text } = tokens(await first.key()).issue(Date.now() - MIN_TOKEN_AGE_MS);
      await first.close();
      const load: LoadState = {
        url: undefined,
        agent: new Agent({ keepAlive: true }),
        cookie: `lead-token=${text}`,
        isDone: false,
        acknowledged: [],
        unanswered: 0,
        known: 0,
      };
      const visitors = Promise.all(
        Array.from({ length: VISITORS }, (_, i) => retryingVisitor(load, `visitor-${i}`)),
      );
      // Starting a process takes far longer than killing one, so the next two start in advance and wait.
      const starting = [startLeadsProcess(folder), startLeadsProcess(folder)];
      for (let i = 0; i <= KILLS; i += 1) {
        const server = await starting.shift()!;
        if (i + 2 <= KILLS) starting.push(startLeadsProcess(folder));
        const before = load.acknowledged.length;
        load.url = await server.begin();
        while (load.acknowledged.length === before) await wait(1);
        // The last server is killed once every request has been answered.
        if (i === KILLS) {
          load.isDone = true;
          await visitors;
        } else await wait(Math.random() * 20);
        load.url = undefined;
        await server.kill();
      }
      load.agent.destroy();

      const store = sqliteLeadStore(file);
      const stored = (await store.list()).map(({ contents }) => contents['message']!);
      await store.close();
      expect(stored.sort()).toEqual([...load.acknowledged].sort());
      expect(new Set(stored).size).toBe(stored.length);
      // Kills between requests would prove nothing: these interrupted requests, some after the commit.
      expect(load.acknowledged.length).toBeGreaterThan(KILLS);
      expect(load.unanswered).toBeGreaterThan(KILLS);
      expect(load.known).toBeGreaterThan(0);
    });
  });
});
