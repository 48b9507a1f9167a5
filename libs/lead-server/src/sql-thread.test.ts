import { EventEmitter } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { leadsFile, openLeadDatabase } from './lead-database.ts';
import { runSql, type SqlJob } from './sql-worker.cjs';
import { sqlThread } from './sql-thread.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';

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

const lead = (key: string) => ({ key, form: 'shell/contact', contents: { email: key } }) as const;

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
