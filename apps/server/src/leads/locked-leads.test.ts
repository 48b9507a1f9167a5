import { leadsFile, type LeadStore, sqliteLeadStore } from '@vantedge/lead-server';
import { holdLock } from '@vantedge/lead-server/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { sendRequest } from '../http/testing/send-request.ts';
import {
  JSON_ACCEPTED,
  type LeadsServer,
  leadsServer,
  UNLIMITED,
  validContactForm,
} from './testing/leads-server.ts';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const PAGES = 200;

interface Locked {
  server: LeadsServer;
  store: LeadStore;
  file: string;
  /** Submits a lead. */
  post(fields?: Record<string, string>): ReturnType<LeadsServer['post']>;
  unlock(): Promise<void>;
}

/** A server whose lead database is locked by another process. */
const whileLocked = (work: (locked: Locked) => Promise<void>, options = {}) =>
  withTemporaryFolder(async (folder) => {
    const file = leadsFile(folder);
    const store = sqliteLeadStore(file, { create: true, ...options });
    const server = await leadsServer({ store, limits: UNLIMITED });
    const unlock = await holdLock(file);
    const post = (fields = {}) => server.post({ ...validContactForm, id: ID, ...fields }, JSON_ACCEPTED);
    // Otherwise a failed test leaves a process, and its runner does not end.
    try {
      await work({ server, store, file, post, unlock });
    } finally {
      await unlock();
      await server.close();
      await store.close();
    }
  });

const stored = async (file: string) => {
  const store = sqliteLeadStore(file);
  const leads = await store.list();
  await store.close();
  return leads;
};

describe('while another process locks the lead database', () => {
  test(`serves ${PAGES} pages while a lead waits, and stores the lead once the lock is free`, async () => {
    await whileLocked(
      async ({ server, file, post, unlock }) => {
        let isAnswered = false;
        const lead = post().finally(() => (isAnswered = true));
        for (let i = 0; i < PAGES; i += 1) expect((await sendRequest(server.url, '/about')).status).toBe(200);
        expect(isAnswered).toBe(false);
        await unlock();
        expect((await lead).status).toBe(201);
        expect(await stored(file)).toHaveLength(1);
      },
      { deadlineMs: 600_000 },
    );
  });

  test('a lead that waits too long gets a 503; a retry is stored once', async () => {
    await whileLocked(
      async ({ server, file, post, unlock }) => {
        const first = await post();
        expect([first.status, first.headers['retry-after']]).toEqual([503, '30']);
        expect(server.leadReports).toHaveLength(1);
        expect(server.leadReports[0]).toContain('LEADS_BUSY');
        await unlock();
        const [second, third] = [await post(), await post()];
        // A thread on a loaded machine may have got the lock in the last moment; then the retry finds the lead stored.
        expect([200, 201]).toContain(second.status);
        expect(third.status).toBe(200);
        expect(await stored(file)).toHaveLength(1);
      },
      { deadlineMs: 3_000 },
    );
  });

  test('leads beyond the queue limit get a 503 immediately', async () => {
    await whileLocked(
      async ({ file, post, unlock }) => {
        const first = [post({ message: '1' }), post({ message: '2' })];
        const answers: number[] = [];
        const others = ['3', '4', '5'].map(async (message) => {
          const { status } = await post({ message });
          answers.push(status);
        });
        while (answers.length < 2) await new Promise((resolve) => setImmediate(resolve));
        expect(answers).toEqual([503, 503]);
        await unlock();
        await Promise.all([...first, ...others]);
        expect(await stored(file)).toHaveLength(3);
      },
      { deadlineMs: 600_000, maxWaiting: 3 },
    );
  });
});
