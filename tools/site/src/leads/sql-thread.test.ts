import { EventEmitter } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { leadsFile } from './lead-database.ts';
import { CLAIM, type SqlJob } from './run-sql.cjs';
import { sqlThread } from './sql-thread.ts';
import { threadedLeadStore } from './sqlite-lead-store.ts';
import { describeWithSqlite } from './testing/describe-sqlite.ts';

/** A thread that answers when a test says so. */
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

/** The code of the error that a job ends with. */
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

  test('a job that waits behind another one is given up without being sent', async () => {
    const { thread, sql } = withIdleThread();
    const codes = Promise.all([sql.run(urgent('1')), sql.run(urgent('2'))].map(codeOf));
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await codes).toEqual(['LEADS_BUSY', 'LEADS_BUSY']);
    thread.answer();
    expect(thread.jobs).toHaveLength(1);
    expect(Atomics.load(thread.jobs[0]!.claim!, 0)).toBe(CLAIM.WITHDRAWN);
  });

  test('a job that is being written at its deadline is answered, and its late result harms no other', async () => {
    const { thread, sql } = withIdleThread();
    const first = sql.run(urgent('1'));
    const refused = codeOf(first);
    Atomics.store(thread.jobs[0]!.claim!, 0, CLAIM.WRITING);
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await refused).toBe('LEADS_BUSY');
    expect(Atomics.load(thread.jobs[0]!.claim!, 0)).toBe(CLAIM.WRITING);
    const second = sql.run(urgent('2'));
    expect(thread.jobs).toHaveLength(1);
    thread.answer();
    expect(thread.jobs).toHaveLength(2);
    thread.answer();
    expect(await second).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a job without a deadline waits', async () => {
    const { thread, sql } = withIdleThread();
    const job = sql.run({ statements: [] });
    await jest.advanceTimersByTimeAsync(10 * DEADLINE_MS);
    thread.answer();
    expect(await job).toEqual([]);
  });

  test('a thread that does not answer does not keep a server from closing, and no other one starts', async () => {
    const { thread, sql } = withIdleThread();
    const codes = Promise.all([sql.run({ statements: [] }), sql.run({ statements: [] })].map(codeOf));
    const closing = sql.close();
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    await closing;
    expect(await codes).toEqual(['LEADS_BUSY', 'LEADS_BUSY']);
    expect(thread.jobs).toHaveLength(1);
  });
});

const CRASHES_AT_A_JOB =
  "require('node:worker_threads').parentPort.on('message', () => { throw new Error('crash'); });";

const lead = (key: string) => ({ key, form: 'contact', contents: { email: key } }) as const;

describeWithSqlite('a thread that ends by itself', () => {
  test('is replaced: the job that it was running fails, the next one is stored, and so is a second try', async () => {
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
      expect(await codeOf(running)).toBe('LEADS_UNAVAILABLE');
      expect((await waiting).isNew).toBe(true);
      expect((await store.put(lead('a'))).isNew).toBe(true);
      expect(threads).toHaveLength(2);
      expect((await store.list()).map(({ contents }) => contents['email'])).toEqual(['a', 'b']);
      await store.close();
    });
  });

  test('a thread that cannot open the file fails each job with a code, and ends nothing', async () => {
    await withTemporaryFolder(async (folder) => {
      const sql = sqlThread(path.join(folder, 'none.sqlite'));
      for (const job of [urgent('1'), urgent('2')]) {
        await expect(sql.run(job)).rejects.toMatchObject({ code: 'LEADS_UNAVAILABLE' });
      }
      await sql.close();
    });
  });
});
