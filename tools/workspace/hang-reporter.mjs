import inspector from 'node:inspector';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Seconds without any progress after which a run hangs, on a machine that is not overloaded. */
const SECONDS = 120;

/**
 * A reporter of Jest and of Playwright. Names the tests that are running as soon as nothing has happened for two minutes, and ends the
 * run with a failure. The time limits of tests are far longer, because a loaded machine must not fail one.
 */
export default class HangReporter {
  #worker;
  #running = new Map();

  /** Jest gives its configuration first, then the reporter's options; Playwright only the options. */
  constructor(first, second) {
    const { seconds = SECONDS } = { ...first, ...second };
    // A debugger stops tests.
    if (inspector.url() || process.env.PWDEBUG) return;
    // A thread, because a test that never yields stops all else in its process, which is this one if Jest has one worker.
    this.#worker = new Worker(path.join(import.meta.dirname, 'hang-worker.mjs'), {
      workerData: {
        seconds: Number(process.env.HANG_SECONDS ?? seconds) * Math.max(1, Number(process.env.STRESS ?? 1)),
      },
    });
    this.#worker.unref();
  }

  #note(key, name) {
    if (name) this.#running.set(key, name);
    else this.#running.delete(key);
    this.#worker?.postMessage([...this.#running.values()]);
  }

  onTestFileStart(file) {
    this.#note(file.path, file.path);
  }
  onTestCaseStart(file, { fullName }) {
    this.#note(file.path, `${file.path}: ${fullName}`);
  }
  onTestCaseResult(file) {
    this.#note(file.path, file.path);
  }
  onTestFileResult(file) {
    this.#note(file.path);
  }
  onRunComplete() {
    // Jest ends when nothing is open any more. The thread does not keep it.
    this.#note('end', 'what a test has left open, such as a server, after the last test');
  }

  onTestBegin(test) {
    this.#note(test.id, test.titlePath().slice(2).join(' › '));
  }
  onStepBegin(test) {
    this.onTestBegin(test);
  }
  onStepEnd(test) {
    this.onTestBegin(test);
  }
  onTestEnd(test) {
    this.#note(test.id);
  }
  onEnd() {
    return this.#worker?.terminate().then(() => undefined);
  }
  printsToStdio() {
    return false;
  }
}
