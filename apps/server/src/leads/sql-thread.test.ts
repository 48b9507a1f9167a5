import { EventEmitter } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFile, openLeadDatabase } from './lead-database.ts';
import { runSql, type SqlJob } from './sql-worker.cjs';
import type { LeadStore } from './lead-store.ts';
import { sqlThread } from './sql-thread.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';
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
  jobs: SqlJob[] = [];
  ref() {}
  unref() {}
  postMessage(job: SqlJob) {
    this.jobs.push(job);
  }
  answer() {
    this.emit('message', { results: [] });
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
    const start = Date.now();
    const codes = Promise.all([sql.run(urgent('1')), sql.run(urgent('2'))].map(codeOf));
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await codes).toEqual(['LEADS_BUSY', 'LEADS_BUSY']);
    const third = sql.run(urgent('3'));
    for (let i = 0; i < 3; i += 1) {
      expect(thread.jobs).toHaveLength(i + 1);
      thread.answer();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(await third).toEqual([]);
    expect(thread.jobs.map(({ deadline }) => deadline! - start)).toEqual([
      0.9 * DEADLINE_MS,
      0.9 * DEADLINE_MS,
      1.9 * DEADLINE_MS,
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('do not apply to other jobs', async () => {
    const { thread, sql } = withIdleThread();
    const job = sql.run({ statements: [] });
    await jest.advanceTimersByTimeAsync(10 * DEADLINE_MS);
    thread.answer();
    expect(await job).toEqual([]);
  });

  test('let the server close when the thread does not respond', async () => {
    const { sql } = withIdleThread();
    // The thread never answers.
    sql.run({ statements: [] }).catch(() => undefined);
    const closing = sql.close();
    expect(await codeOf(sql.run({ statements: [] }))).toBe('LEADS_BUSY');
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    await closing;
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

test('a thread that exits fails its job, and the next one is stored', async () => {
  await withTemporaryFolder(async (folder) => {
    const file = leadsFile(folder);
    openLeadDatabase(file, { create: true }).close();
    const exits = "require('node:worker_threads').parentPort.on('message', () => process.exit(0));";
    const started: Worker[] = [];
    const sql = sqlThread(file, {
      start: (sqliteFile) => {
        const script = path.join(import.meta.dirname, 'sql-worker.cjs');
        const worker = started.length
          ? new Worker(script, { workerData: { sqliteFile }, execArgv: [] })
          : new Worker(exits, { eval: true, execArgv: [] });
        started.push(worker);
        return worker;
      },
    });
    await expect(sql.run({ statements: [] })).rejects.toMatchObject({ code: 'LEADS_UNAVAILABLE' });
    expect(await sql.run({ statements: [{ sql: 'SELECT 1 AS one' }] })).toEqual([
      { rows: [{ one: 1 }], changes: 0 },
    ]);
    await sql.close();
  });
});

describe('a thread that crashes', () => {
  test('is replaced: its job fails; the next one and the retry are stored', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      const threads: Worker[] = [];
      const start = (sqliteFile: string) => {
        const script = path.join(import.meta.dirname, 'sql-worker.cjs');
        const worker = threads.length
          ? new Worker(script, { workerData: { sqliteFile } })
          : new Worker(CRASHES_AT_A_JOB, { eval: true });
        threads.push(worker);
        return worker;
      };
      const store = sqliteLeadStore(file, { create: true, start, deadlineMs: 600_000 });
      const [running, waiting] = [store.put(lead('a')), store.put(lead('b'))];
      expect(await codeOf(running)).toBe('LEADS_UNAVAILABLE');
      expect((await waiting).isNew).toBe(true);
      expect((await store.put(lead('a'))).isNew).toBe(true);
      expect(threads).toHaveLength(2);
      expect((await store.list()).map(({ contents }) => contents['email'])).toEqual(['a', 'b']);
      await store.close();
    });
  });

  test('fails each job with an error code when it cannot open the file', async () => {
    await withTemporaryFolder(async (folder) => {
      const sql = sqlThread(path.join(folder, 'none.sqlite'));
      for (const job of [urgent('1'), urgent('2')]) {
        await expect(sql.run(job)).rejects.toMatchObject({ code: 'ENOENT' });
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
    const store = sqliteLeadStore(file, { create: true, ...options });
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
