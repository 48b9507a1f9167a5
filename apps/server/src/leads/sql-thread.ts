import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Database } from 'libsql';
import { SiteError } from '@vantedge/release';
import { leadsBusy } from './lead-database.ts';
import { CLAIM, runSql, type SqlJob, type SqlResult } from './run-sql.cjs';

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
    run: async ({ statements, transaction = false }) => runSql(database, { statements, transaction })!,
    close: async () => void database.close(),
  };
}

export interface SqlThreadOptions {
  /** Time after which an urgent job that is not written is rejected, in milliseconds. */
  deadlineMs?: number;
  /** Maximum number of waiting urgent jobs; more are rejected immediately. */
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
type Reply = { results?: SqlResult[]; error?: { code?: string; message: string } };

/** A pending job. */
interface Task {
  job: Job;
  claim: Int32Array | undefined;
  timer: NodeJS.Timeout | undefined;
  resolve: (results: SqlResult[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs SQL on a separate thread, one job at a time, so that a lock or a slow disk does not block the process. A thread that
 * exits unexpectedly is replaced: the job that it was running fails, waiting jobs run on the new thread.
 */
export function sqlThread(file: string, options: SqlThreadOptions = {}): SqlRunner {
  const { deadlineMs = DEADLINE_MS, maxWaiting = MAX_WAITING, start = startWorker } = options;
  const waiting: Task[] = [];
  let current: Task | undefined;
  let thread: Worker | undefined;
  let closed: Promise<void> | undefined;
  let whenIdle: (() => void) | undefined;

  function next() {
    if (current) return;
    current = waiting.shift();
    if (!current) {
      thread?.unref();
      return whenIdle?.();
    }
    thread ??= startThread();
    // Otherwise an idle process would exit before the reply.
    thread.ref();
    const { job, claim } = current;
    thread.postMessage({ statements: job.statements, transaction: job.transaction, claim });
  }

  function startThread() {
    const started = start(file);
    let failure: unknown;
    started.on('message', ({ results, error }: Reply) => {
      if (results) finish((task) => task.resolve(results));
      else if (error)
        finish((task) => task.reject(Object.assign(new Error(error.message), { code: error.code })));
      // Withdrawn: already rejected at its deadline.
      else finish(() => undefined);
    });
    started.on('error', (error) => (failure = error));
    started.on('exit', () => {
      if (thread !== started) return;
      thread = undefined;
      finish((task) => task.reject(threadExited(file, failure)));
    });
    return started;
  }

  function finish(settle: (task: Task) => void) {
    const task = current;
    current = undefined;
    if (task) {
      clearTimeout(task.timer);
      settle(task);
    }
    next();
  }

  function abandon(task: Task) {
    const index = waiting.indexOf(task);
    if (index >= 0) waiting.splice(index, 1);
    else Atomics.compareExchange(task.claim!, 0, CLAIM.WAITING, CLAIM.WITHDRAWN);
    // If it is being written right now, it may still be stored. Its key identifies the next attempt as the same lead.
    const message = `A lead was not written within ${deadlineMs} ms: the file is locked, or the disk is slow.`;
    task.reject(leadsBusy(file, message));
  }

  return {
    run(job) {
      if (closed) return Promise.reject(leadsBusy(file, 'The server is closing.'));
      const urgent = job.urgent ?? false;
      if (urgent && waiting.filter(({ timer }) => timer).length >= maxWaiting) {
        return Promise.reject(leadsBusy(file, `${maxWaiting} leads are waiting to be written.`));
      }
      return new Promise((resolve, reject) => {
        const claim = urgent ? new Int32Array(new SharedArrayBuffer(4)) : undefined;
        const task: Task = { job, claim, timer: undefined, resolve, reject };
        if (urgent) task.timer = setTimeout(() => abandon(task), deadlineMs);
        waiting.push(task);
        next();
      });
    },
    close() {
      closed ??= closeThread();
      return closed;
    },
  };

  async function closeThread() {
    const idle = new Promise<boolean>((resolve) => {
      whenIdle = () => resolve(true);
      if (!current) whenIdle();
    });
    const isIdle = await Promise.race([idle, pause(CLOSE_TIMEOUT_MS, false, { ref: false })]);
    if (!thread) return;
    if (!isIdle) {
      for (const task of [current, ...waiting.splice(0)]) {
        task?.reject(leadsBusy(file, 'The server has closed.'));
      }
      // Not terminated: that would interrupt a write.
      return thread.unref();
    }
    const ended = once(thread, 'exit');
    thread.ref();
    thread.postMessage('close');
    await ended;
  }
}

/** The error when the thread that writes leads exits unexpectedly. */
const threadExited = (file: string, cause?: unknown) =>
  new SiteError('LEADS_UNAVAILABLE', 'The thread that writes leads exited. The next lead starts a new one.', {
    at: file,
    fix: 'site status',
    cause,
  });
