import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHELL } from '@vantedge/federation-contract';
import { SiteError } from '@vantedge/errors';
import * as v from 'valibot';
import { MAX_TRACE_CALLS, rebuildCommands } from '../render-failure.ts';
import { isolatedNode, watchMemory } from './isolation.ts';
import { sandboxMessage, type SandboxReply, type SandboxRequest, type Task } from './messages.ts';

/** Limits for a section's code. A page takes about 10 ms and its process about 100 MB, so only runaway code reaches them. */
export const RENDER_LIMITS = {
  /** Time to evaluate one bundle. */
  loadMs: 30_000,
  /** Time to render one page. */
  pageMs: 30_000,
  /** Processor time of each rendering process. */
  totalMs: 900_000,
  /** Maximum heap size of each rendering process. */
  heapMegabytes: 512,
};

export type RenderLimits = typeof RENDER_LIMITS;

/** Why a process ended before it replied: a code, and a predicate of what it was working on, such as `does not finish within 30 s`. */
interface End {
  code: string;
  how: string;
}

const SCRIPTS = ['main.mjs', 'guard.mjs', 'rendering.mjs'].map((name) =>
  realpathSync(fileURLToPath(new URL(`./process/${name}`, import.meta.url))),
) as [string, ...string[]];

/** Timeout for starting a process. Generous, because machines may be busy and no section's code runs yet. */
const START_TIMEOUT_MS = 120_000;

/** Number of characters of standard error to keep for errors. */
const MAX_STDERR_CHARACTERS = 4000;

/** An unprivileged process that runs the code of sections within limits. It handles one request at a time. */
export class Sandbox {
  /** Resolves when the process has started or ended. */
  readonly started: Promise<unknown>;
  private readonly child: ChildProcess;
  private task: Task = { section: SHELL, subject: 'Starting to render', at: SCRIPTS[0] };
  private pending: { resolve(reply: SandboxReply): void; reject(ended: SiteError): void } | undefined;
  private ended: SiteError | undefined;
  private stderrTail = '';

  /** The process takes `timeZone` and `locale` for its place, and for the time that of the machine with `offsetMs` added. */
  constructor(
    private readonly limits: RenderLimits,
    { timeZone, offsetMs, locale }: { timeZone: string; offsetMs: number; locale: string },
    private readonly print: (text: string) => void,
  ) {
    const [command, ...args] = isolatedNode(SCRIPTS, [String(offsetMs)], limits);
    this.child = spawn(command, args, {
      // Inherits nothing from the publisher: no environment, and no file descriptors except the message channel.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { TZ: timeZone, LC_ALL: locale },
      cwd: '/',
      // A session of its own: a signal to its process group reaches nobody else.
      detached: process.platform !== 'win32',
    });
    this.child.on('message', (message) => this.receive(message));
    this.child.on('error', ({ message }) => this.end(crash(message)));
    this.child.on('exit', (code, signal) => this.exited(code, signal));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.stderrTail = (this.stderrTail + text).slice(-MAX_STDERR_CHARACTERS);
    });
    watchMemory(this.child, limits.heapMegabytes, () => this.end(this.outOfMemory()));
    this.started = this.reply(START_TIMEOUT_MS).catch(() => {});
  }

  /** Sends a request and returns the reply. Rejects with a `SiteError` that names the task if there is none within `limitMs`. */
  async request(request: SandboxRequest, task: Task, limitMs: number): Promise<SandboxReply> {
    if (this.ended) throw this.ended;
    this.task = task;
    // If the channel is already closed, the exit of the process rejects the request.
    this.child.send(request, () => {});
    return this.reply(limitMs);
  }

  /** Kills the process, even if it is busy. */
  kill() {
    this.child.kill('SIGKILL');
  }

  private reply(limitMs: number): Promise<SandboxReply> {
    const how = `does not finish within ${limitMs / 1000} s`;
    const timer = setTimeout(() => this.end({ code: 'RENDER_TIMEOUT', how }), limitMs);
    const replied = new Promise<SandboxReply>((resolve, reject) => {
      this.pending = { resolve, reject };
      if (this.ended) reject(this.ended);
    });
    return replied.finally(() => clearTimeout(timer));
  }

  private receive(received: unknown) {
    const { success, output: message } = v.safeParse(sandboxMessage, received);
    if (!success) this.end(crash('it sent an invalid message'));
    else if (message.type === 'printed') this.print(message.text);
    else this.pending?.resolve(message.type === 'reply' ? message : {});
  }

  private exited(code: number | null, signal: NodeJS.Signals | null) {
    // V8 aborts the process when its heap is full.
    const isFull = signal === 'SIGABRT' || this.stderrTail.includes('heap out of memory');
    this.end(isFull ? this.outOfMemory() : crash(signal ? `signal ${signal}` : `code ${code}`));
  }

  private outOfMemory = (): End => ({
    code: 'RENDER_OUT_OF_MEMORY',
    how: `needs more memory than ${this.limits.heapMegabytes} MB`,
  });

  private end({ code, how }: End) {
    const { section, subject, at } = this.task;
    this.ended ??= new SiteError(code, `${subject} ${how}.`, {
      at,
      fix: ['correct the code that it runs, then', ...rebuildCommands([section])],
      trace: this.stderrTail.split('\n').filter(Boolean).slice(-MAX_TRACE_CALLS),
    });
    this.pending?.reject(this.ended);
    this.kill();
  }
}

const crash = (how: string): End => ({
  code: 'RENDER_CRASHED',
  how: `crashed the rendering process: ${how}`,
});
