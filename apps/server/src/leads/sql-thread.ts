import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Database } from 'libsql';
import { SiteError } from '@vantedge/release';
import { leadsBusy } from './lead-database.ts';
import { runSql, type SqlJob, type SqlResult } from './run-sql.cjs';

/** A job for a database. */
export interface Job extends Pick<SqlJob, 'statements' | 'transaction'> {
  /** Has a deadline, because a visitor is waiting. Requires `transaction`. */
  urgent?: boolean;
}

/** Runs SQL on one database file. Rejects with the driver's error or a `SiteError`. */
export interface SqlRunner {
  run(job: Job): Promise<SqlResult[]>;
  /** Resolves when pending jobs are done and the file is closed. */
  close(): Promise<void>;
}

/** Runs SQL on the calling thread, for commands, which have nothing else to do meanwhile. */
export function sqlOnThisThread(database: Database): SqlRunner {
  return {
    run: async ({ statements, transaction = false }) => runSql(database, { statements, transaction }),
    close: async () => void database.close(),
  };
}

export interface SqlThreadOptions {
  /** Time after which an urgent job that is not written is rejected, in milliseconds. */
  deadlineMs?: number;
  /** Maximum number of pending jobs; more urgent ones are rejected immediately. */
  maxWaiting?: number;
  /** Starts the thread for the file. */
  start?: (file: string) => Worker;
}

/** Less than the 10 s after which the form's script aborts an attempt. */
const DEADLINE_MS = 5_000;

const MAX_WAITING = 100;

/** How long `close` waits for a disk that does not respond. */
const CLOSE_TIMEOUT_MS = 5_000;

const startWorker = (file: string) =>
  new Worker(path.join(import.meta.dirname, 'sql-worker.cjs'), { workerData: file, execArgv: [] });

/** The thread's reply to a job. */
type Reply = { id: number; results?: SqlResult[]; error?: { code?: string; message: string } };

/** A pending job. */
interface Task {
  timer: NodeJS.Timeout | undefined;
  resolve: (results: SqlResult[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs SQL on a separate thread, one job at a time, so that a lock or a slow disk does not block the process. When the thread exits
 * unexpectedly, its jobs fail, and the next one starts another thread.
 */
export function sqlThread(file: string, options: SqlThreadOptions = {}): SqlRunner {
  const { deadlineMs = DEADLINE_MS, maxWaiting = MAX_WAITING, start = startWorker } = options;
  const pending = new Map<number, Task>();
  let lastId = 0;
  let thread: Worker | undefined;
  let closed: Promise<void> | undefined;

  function startThread() {
    const started = start(file);
    let failure: unknown;
    started.on('message', ({ id, results = [], error }: Reply) =>
      settle(id, ({ resolve, reject }) =>
        error ? reject(Object.assign(new Error(error.message), { code: error.code })) : resolve(results),
      ),
    );
    started.on('error', (error) => (failure = error));
    started.on('exit', () => {
      thread = undefined;
      for (const id of pending.keys()) settle(id, ({ reject }) => reject(threadExited(file, failure)));
    });
    return started;
  }

  function settle(id: number, how: (task: Task) => void) {
    const task = pending.get(id);
    // A job that has missed its deadline is settled already.
    if (!task) return;
    pending.delete(id);
    clearTimeout(task.timer);
    how(task);
    if (!pending.size) thread?.unref();
  }

  return {
    run({ urgent = false, ...job }) {
      if (closed) return Promise.reject(leadsBusy(file, 'The server is closing.'));
      if (urgent && pending.size >= maxWaiting)
        return Promise.reject(leadsBusy(file, `${pending.size} leads are waiting to be written.`));
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        // If it is being written right now, it may still be stored. Its key identifies the next attempt as the same lead.
        const timer =
          urgent && setTimeout(() => settle(id, () => reject(timedOut(file, deadlineMs))), deadlineMs);
        pending.set(id, { timer: timer || undefined, resolve, reject });
        thread ??= startThread();
        // Otherwise an idle process would exit before the reply.
        thread.ref();
        // The thread gives up first, so that a lead whose sender was notified is rarely stored afterwards.
        thread.postMessage({ id, ...job, ...(urgent && { deadline: Date.now() + 0.9 * deadlineMs }) });
      });
    },
    close: () => (closed ??= closeThread()),
  };

  /** The thread closes after the jobs that it was sent before. */
  async function closeThread() {
    if (!thread) return;
    const ended = once(thread, 'exit');
    thread.ref();
    thread.postMessage('close');
    await Promise.race([ended, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    // Not terminated: that would interrupt a write.
    thread?.unref();
    for (const id of pending.keys())
      settle(id, ({ reject }) => reject(leadsBusy(file, 'The server has closed.')));
  }
}

const timedOut = (file: string, milliseconds: number) =>
  leadsBusy(
    file,
    `A lead was not written within ${milliseconds} ms: the file is locked, or the disk is slow.`,
  );

/** The error when the thread that writes leads exits unexpectedly. */
const threadExited = (file: string, cause?: unknown) =>
  new SiteError('LEADS_UNAVAILABLE', 'The thread that writes leads exited. The next lead starts a new one.', {
    at: file,
    fix: 'site status',
    cause,
  });
