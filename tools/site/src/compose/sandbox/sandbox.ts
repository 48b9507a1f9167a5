import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isolatedNode, watchMemory } from './isolation.ts';
import { sandboxMessage, type SandboxReply, type SandboxRequest } from './messages.ts';

/** Limits for a section's code while pages are rendered. */
export interface RenderLimits {
  /** Time to evaluate one bundle, or to load one widget. */
  loadMs: number;
  /** Time to render one page. */
  pageMs: number;
  /** Processor time of each rendering process. */
  totalMs: number;
  /** Maximum heap size of each rendering process. */
  heapMegabytes: number;
}

/** A page takes about 10 ms and its process about 100 MB, so only runaway code reaches these limits. */
export const RENDER_LIMITS: RenderLimits = {
  loadMs: 30_000,
  pageMs: 30_000,
  totalMs: 900_000,
  heapMegabytes: 512,
};

/** What a rendering process takes for the time and place. */
export interface Clock {
  timeZone: string;
  /** Added to the time, in milliseconds. */
  offsetMs: number;
}

/** Why a rendering process ended before it replied. */
interface End {
  code: 'RENDER_TIMEOUT' | 'RENDER_OUT_OF_MEMORY' | 'RENDER_CRASHED';
  /** Predicate of what it was working on: `does not finish within 30 s`. */
  message: string;
  /** Last output on standard error. */
  stderrTail?: string;
}

/** A rendering process has ended. */
export class SandboxEnded extends Error {
  override readonly name = 'SandboxEnded';
  readonly code: End['code'];
  readonly stderrTail: string;

  constructor({ code, message, stderrTail = '' }: End) {
    super(message);
    this.code = code;
    this.stderrTail = stderrTail;
  }
}

const [MAIN, GUARD] = ['main.mjs', 'guard.mjs'].map((name) =>
  realpathSync(fileURLToPath(new URL(`./process/${name}`, import.meta.url))),
) as [string, string];

/** Timeout for starting a process. Generous, because machines may be busy and no section's code runs yet. */
const START_TIMEOUT_MS = 120_000;

/** Number of characters of standard error to keep for errors. */
const MAX_STDERR_CHARACTERS = 4000;

interface PendingReply {
  resolve(reply: SandboxReply): void;
  reject(ended: SandboxEnded): void;
}

/** An unprivileged process that runs the code of sections within limits. It handles one request at a time. */
export class Sandbox {
  /** Resolves when the process has started or ended. */
  readonly started: Promise<unknown>;
  private readonly child: ChildProcess;
  private pending: PendingReply | undefined;
  private ended: SandboxEnded | undefined;
  private stderrTail = '';

  constructor(
    private readonly limits: RenderLimits,
    { timeZone, offsetMs }: Clock,
    private readonly print: (text: string) => void,
  ) {
    const [command, ...args] = isolatedNode([MAIN, GUARD], [String(offsetMs)], limits);
    this.child = spawn(command, args, {
      // Inherits nothing from the publisher: no environment, and no file descriptors except the message channel.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { TZ: timeZone },
      cwd: '/',
      // A session of its own: a signal to its process group reaches nobody else.
      detached: process.platform !== 'win32',
    });
    this.child.on('message', (message) => this.receive(message));
    this.child.on('error', (error) => this.end(crashed(error.message)));
    this.child.on('exit', (code, signal) => this.end(this.exited(code, signal)));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.stderrTail = (this.stderrTail + text).slice(-MAX_STDERR_CHARACTERS);
    });
    watchMemory(this.child, limits.heapMegabytes, () => this.kill(outOfMemory(limits)));
    this.started = this.reply(START_TIMEOUT_MS).catch(() => {});
  }

  /** Sends a request and returns the reply. Rejects with `SandboxEnded` if there is none within `limitMs`. */
  async request(request: SandboxRequest, limitMs: number, onSent = () => {}): Promise<SandboxReply> {
    if (this.ended) throw this.ended;
    // If the channel is already closed, the exit of the process rejects the request.
    this.child.send(request, onSent);
    return this.reply(limitMs);
  }

  /** Kills the process, even if it is busy. */
  kill(ended = crashed('it is no longer needed')) {
    this.end(ended);
    this.child.kill('SIGKILL');
  }

  private reply(limitMs: number): Promise<SandboxReply> {
    const message = `does not finish within ${limitMs / 1000} s`;
    return new Promise<SandboxReply>((resolve, reject) => {
      const timer = setTimeout(
        () => this.kill(new SandboxEnded({ code: 'RENDER_TIMEOUT', message })),
        limitMs,
      );
      const settled = () => clearTimeout(timer);
      this.pending = {
        resolve: (reply) => (settled(), resolve(reply)),
        reject: (ended) => (settled(), reject(ended)),
      };
      if (this.ended) this.pending.reject(this.ended);
    });
  }

  private receive(received: unknown) {
    const { success, output: message } = v.safeParse(sandboxMessage, received);
    if (!success) this.kill(crashed('it sent an invalid message'));
    else if (message.type === 'printed') this.print(message.text);
    else this.pending?.resolve(message.type === 'reply' ? message : {});
  }

  private exited(code: number | null, signal: NodeJS.Signals | null) {
    // V8 aborts the process when its heap is full.
    if (signal === 'SIGABRT' || this.stderrTail.includes('heap out of memory'))
      return outOfMemory(this.limits);
    return crashed(signal ? `signal ${signal}` : `code ${code}`, this.stderrTail);
  }

  private end(ended: SandboxEnded) {
    this.ended ??= ended;
    this.pending?.reject(this.ended);
  }
}

const outOfMemory = ({ heapMegabytes }: RenderLimits) =>
  new SandboxEnded({ code: 'RENDER_OUT_OF_MEMORY', message: `needs more memory than ${heapMegabytes} MB` });

const crashed = (how: string, stderrTail?: string) =>
  new SandboxEnded({
    code: 'RENDER_CRASHED',
    message: `crashed the rendering process: ${how}`,
    ...(stderrTail !== undefined && { stderrTail }),
  });
