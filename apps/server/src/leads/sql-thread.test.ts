import { EventEmitter } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFile, openLeadDatabase } from './lead-database.ts';
import { runSql, type SqlJob } from './run-sql.cjs';
import type { LeadStore } from './lead-store.ts';
import { sqlThread } from './sql-thread.ts';
import { sqliteLeadStore, threadedLeadStore } from './sqlite-lead-store.ts';
import { sendRequest } from '../http/testing/send-request.ts';
import { holdLock } from './testing/hold-lock.ts';
import {
  JSON_ACCEPTED,
  type LeadsServer,
  leadsServer,
  UNLIMITED,
  validContactForm,
} from './testing/leads-server.ts';

/** A fake thread that replies when the test says so. */
class IdleThread extends EventEmitter {
  jobs: (SqlJob & { id: number })[] = [];
  ref() {}
  unref() {}
  postMessage(job: SqlJob & { id: number }) {
    this.jobs.push(job);
  }
  answer(index: number) {
    this.emit('message', { id: this.jobs[index]!.id, results: [] });
  }
}

const urgent = (sql: string) => ({ statements: [{ sql }], transaction: true, urgent: true });
const DEADLINE_MS = 5_000;

/** The error code of a rejected job. */
const codeOf = (job: Promise<unknown>): Promise<string | undefined> =>
  job.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

describe('deadlines', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const withIdleThread = () => {
    const thread = new IdleThread();
    const start = () => thread as unknown as Worker;
    return { thread, sql: sqlThread('leads.sqlite', { deadlineMs: DEADLINE_MS, start }) };
  };

  test('reject jobs that are not written; a late result affects no other job', async () => {
    const { thread, sql } = withIdleThread();
    const codes = Promise.all([sql.run(urgent('1')), sql.run(urgent('2'))].map(codeOf));
    expect(thread.jobs.map(({ deadline }) => deadline)).toEqual(
      [0, 0].map(() => Date.now() + 0.9 * DEADLINE_MS),
    );
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await codes).toEqual(['LEADS_BUSY', 'LEADS_BUSY']);
    const third = sql.run(urgent('3'));
    for (const index of [0, 1, 2]) thread.answer(index);
    expect(await third).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('do not apply to other jobs', async () => {
    const { thread, sql } = withIdleThread();
    const job = sql.run({ statements: [] });
    await jest.advanceTimersByTimeAsync(10 * DEADLINE_MS);
    thread.answer(0);
    expect(await job).toEqual([]);
  });

  test('let the server close when the thread does not respond', async () => {
    const { sql } = withIdleThread();
    const codes = Promise.all([sql.run({ statements: [] }), sql.run({ statements: [] })].map(codeOf));
    const closing = sql.close();
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    await closing;
    expect(await codes).toEqual(['LEADS_BUSY', 'LEADS_BUSY']);
  });
});

test('a job that is too late when its turn comes is not written', async () => {
  await withTemporaryFolder((folder) => {
    const database = openLeadDatabase(leadsFile(folder), { create: true });
    const sql = "INSERT INTO secret VALUES (1, x'00') ON CONFLICT DO NOTHING";
    const late = { statements: [{ sql }], transaction: true, deadline: Date.now() };
    expect(() => runSql(database, late)).toThrow(expect.objectContaining({ code: 'SQLITE_BUSY' }));
    expect(database.inTransaction).toBe(false);
    database.close();
    return Promise.resolve();
  });
});

const CRASHES_AT_A_JOB =
  "require('node:worker_threads').parentPort.on('message', () => { throw new Error('crash'); });";

const lead = (key: string) => ({ key, form: 'contact', contents: { email: key } }) as const;

describe('a thread that exits unexpectedly', () => {
  test('is replaced: its jobs fail; the next job and the retries are stored', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      const threads: Worker[] = [];
      const start = (workerData: string) => {
        const script = path.join(import.meta.dirname, 'sql-worker.cjs');
        const worker = threads.length
          ? new Worker(script, { workerData })
          : new Worker(CRASHES_AT_A_JOB, { eval: true });
        threads.push(worker);
        return worker;
      };
      const store = threadedLeadStore(file, { start, deadlineMs: 600_000 });
      const [running, waiting] = [store.put(lead('a')), store.put(lead('b'))];
      expect(await Promise.all([codeOf(running), codeOf(waiting)])).toEqual(
        ['a', 'b'].map(() => 'LEADS_UNAVAILABLE'),
      );
      for (const key of ['b', 'a']) expect((await store.put(lead(key))).isNew).toBe(true);
      expect(threads).toHaveLength(2);
      expect((await store.list()).map(({ contents }) => contents['email'])).toEqual(['a', 'b']);
      await store.close();
    });
  });

  test('fails each job with an error code when it cannot open the file', async () => {
    await withTemporaryFolder(async (folder) => {
      const sql = sqlThread(path.join(folder, 'none.sqlite'));
      for (const job of [urgent('1'), urgent('2')]) {
        await expect(sql.run(job)).rejects.toMatchObject({ code: 'LEADS_UNAVAILABLE' });
      }
      await sql.close();
    });
  });
});

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const PAGES = 200;

interface Locked {
  server: LeadsServer;
  store: LeadStore;
  file: string;
  /** Submits a lead with a valid token. */
  post(fields?: Record<string, string>): ReturnType<LeadsServer['post']>;
  unlock(): Promise<void>;
}

/** A server whose lead database is locked by another process. */
const whileLocked = (work: (locked: Locked) => Promise<void>, options = {}) =>
  withTemporaryFolder(async (folder) => {
    const file = leadsFile(folder);
    const store = threadedLeadStore(file, options);
    const server = await leadsServer({ store, limits: UNLIMITED });
    const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
    const unlock = await holdLock(file);
    const post = (fields = {}) => server.post({ ...validContactForm, id: ID, ...fields }, headers);
    await work({ server, store, file, post, unlock });
    await server.close();
    await store.close();
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

  test('a lead that waits too long gets a 503 and is not written; a retry is stored once', async () => {
    await whileLocked(
      async ({ server, store, file, post, unlock }) => {
        const first = await post();
        expect([first.status, first.headers['retry-after']]).toEqual([503, '30']);
        expect(server.leadReports).toHaveLength(1);
        expect(server.leadReports[0]).toContain('LEADS_BUSY');
        await unlock();
        // Runs after the thread's current job.
        expect(await store.count()).toBe(0);
        const [second, third] = [await post(), await post()];
        expect([second.status, third.status]).toEqual([201, 200]);
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
        for (const message of ['3', '4', '5']) {
          void post({ message }).then(({ status }) => answers.push(status));
        }
        while (answers.length < 2) await new Promise((resolve) => setImmediate(resolve));
        expect(answers).toEqual([503, 503]);
        await unlock();
        await Promise.all(first);
        while (answers.length < 3) await new Promise((resolve) => setImmediate(resolve));
        expect(await stored(file)).toHaveLength(3);
      },
      { deadlineMs: 600_000, maxWaiting: 3 },
    );
  });
});
