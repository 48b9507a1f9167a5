import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { SiteError } from '@vantedge/errors';
import { leadsBusy } from './lead-database.ts';
import type { SqlJob, SqlResult } from './sql-worker.cjs';

/** A job for a database. */
export interface Job extends Pick<SqlJob, 'statements' | 'transaction'> {
  /** Has a deadline, because a visitor is waiting. Requires `transaction`. */
  urgent?: boolean;
}

/** Runs SQL on one database file. Rejects with the driver's error or a `SiteError`. */
export interface SqlThread {
  run(job: Job): Promise<SqlResult[]>;
  /** Resolves when pending jobs are done and the file is closed. */
  close(): Promise<void>;
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

const startWorker = (sqliteFile: string) =>
  new Worker(path.join(import.meta.dirname, 'sql-worker.cjs'), { workerData: { sqliteFile }, execArgv: [] });

type Reply = { results?: SqlResult[]; error?: { code?: string; message: string } };

/**
 * Runs SQL on a separate thread, one job at a time, so that a lock or a slow disk does not block the process. When the thread
 * crashes, its job fails, and the next one starts another thread.
 */
export function sqlThread(file: string, options: SqlThreadOptions = {}): SqlThread {
  const { deadlineMs = DEADLINE_MS, maxWaiting = MAX_WAITING, start = startWorker } = options;
  let thread: Worker | undefined;
  /** The job that the thread has. */
  let running: { resolve: (reply: Reply) => void; reject: (cause: unknown) => void } | undefined;
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;

  function startThread() {
    const started = start(file);
    const end = (cause: unknown) => {
      // An exit follows an error, when the next thread may have a job.
      if (thread !== started) return;
      thread = undefined;
      running?.reject(threadCrashed(file, cause));
    };
    started.on('message', (reply: Reply) => running?.resolve(reply));
    // An error ends a thread, and so may its own code or that of a native module.
    started.on('error', end).on('exit', (code) => end(new Error(`the thread exited with code ${code}`)));
    return started;
  }

  async function runNow(job: SqlJob): Promise<SqlResult[]> {
    const worker = (thread ??= startThread());
    // Otherwise an idle process would exit before the reply.
    worker.ref();
    const { results, error } = await new Promise<Reply>((resolve, reject) => {
      running = { resolve, reject };
      worker.postMessage(job);
    });
    worker.unref();
    if (error) throw Object.assign(new Error(error.message), { code: error.code });
    return results!;
  }

  /** Runs a job after all earlier ones. */
  function enqueue(job: SqlJob): Promise<SqlResult[]> {
    pending += 1;
    const run = last.then(() => runNow(job)).finally(() => (pending -= 1));
    last = run.catch(() => undefined);
    return run;
  }

  async function close() {
    await last;
    // Not terminated: that would interrupt a write.
    thread?.ref();
    thread?.postMessage('close');
    if (thread) await once(thread, 'exit');
  }

  return {
    async run({ urgent = false, ...job }) {
      if (closed) throw leadsBusy(file, 'The server is closing.');
      if (!urgent) return enqueue(job);
      if (pending >= maxWaiting) throw leadsBusy(file, `${pending} leads are waiting to be written.`);
      // The thread gives up first, so that a lead whose sender was notified is rarely stored afterwards. If it is being written
      // right now, it may be: its key identifies the next attempt as the same lead.
      const run = enqueue({ ...job, deadline: Date.now() + 0.9 * deadlineMs });
      return within(run, deadlineMs, () => timedOut(file, deadlineMs));
    },
    close: () => (closed ??= Promise.race([close(), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })])),
  };
}

/** Rejects if the promise is not settled in time. */
const within = <T>(promise: Promise<T>, milliseconds: number, error: () => Error) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(error()), milliseconds);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });

const timedOut = (file: string, milliseconds: number) =>
  leadsBusy(
    file,
    `A lead was not written within ${milliseconds} ms: the file is locked, or the disk is slow.`,
  );

/** The error when the thread that writes leads ends unexpectedly. */
const threadCrashed = (file: string, cause: unknown) =>
  new SiteError(
    'LEADS_UNAVAILABLE',
    'The thread that writes leads crashed. The next lead starts a new one.',
    { at: file, fix: 'the event lead-not-stored has the cause', cause },
  );
