import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchMemory } from './watch-memory.ts';
import type { SandboxMessage, SandboxReply, SandboxRequest } from './messages.ts';
import { nodeFlags } from './node-flags.ts';
import type { RenderLimits } from './render-limits.ts';
import { SandboxEnded } from './sandbox-ended.ts';
import { withSystemLimits } from './system-limits.ts';

const FOLDER = realpathSync(fileURLToPath(new URL('./process', import.meta.url)));
const SCRIPTS = ['main.mjs', 'impure-calls.mjs', 'node-modules.mjs', 'restrict-globals.mjs'].map((name) =>
  path.join(FOLDER, name),
);

/** Timeout for starting a process. Generous, because machines may be busy and no section's code runs yet. */
const START_TIMEOUT_MS = 120_000;

/** Number of characters of standard error to keep for errors. */
const MAX_STDERR_CHARACTERS = 4000;

/** Remaining time for all rendering processes of a release, in milliseconds. */
export interface TimeLeft {
  ms: number;
}

interface PendingReply {
  resolve(reply: SandboxReply): void;
  reject(ended: SandboxEnded): void;
}

/** An unprivileged process that runs the code of sections within limits. It handles one request at a time. */
export class Sandbox {
  /** Widget that the current page requested last. */
  lastWidget: string | undefined;
  private readonly child: ChildProcess;
  private queue: Promise<unknown>;
  private pending: PendingReply | undefined;
  private ended: SandboxEnded | undefined;
  private stderrTail = '';

  constructor(
    private readonly limits: RenderLimits,
    private readonly timeLeft: TimeLeft,
    private readonly print: (text: string) => void,
  ) {
    const [command, ...args] = withSystemLimits(
      [process.execPath, ...nodeFlags(SCRIPTS, limits.heapMegabytes), SCRIPTS[0]!],
      limits.totalMs,
    ) as [string, ...string[]];
    this.child = spawn(command, args, {
      // Inherits nothing from the publisher: no environment, and no file descriptors except the message channel.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { TZ: 'UTC' },
      cwd: '/',
    });
    this.child.on('message', (message: SandboxMessage) => this.receive(message));
    this.child.on('error', (error) => this.end(new SandboxEnded('exit', error.message)));
    this.child.on('exit', (code, signal) => this.end(this.exited(code, signal)));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.stderrTail = (this.stderrTail + text).slice(-MAX_STDERR_CHARACTERS);
    });
    watchMemory(this.child, limits.heapMegabytes, () =>
      this.kill(new SandboxEnded('memory', `${limits.heapMegabytes} MB`)),
    );
    this.queue = this.reply(START_TIMEOUT_MS, new SandboxEnded('exit', 'it did not start')).catch(() => {});
  }

  /** Sends a request after the previous ones and returns the reply. Rejects with `SandboxEnded` if there is none. */
  request(request: SandboxRequest, limitMs: number, onSent = () => {}): Promise<SandboxReply> {
    const reply = this.queue.then(() => this.exchange(request, limitMs, onSent));
    this.queue = reply.catch(() => {});
    return reply;
  }

  /** Kills the process, even if it is busy. */
  kill(ended = new SandboxEnded('exit', 'it is no longer needed')) {
    this.end(ended);
    this.child.kill('SIGKILL');
  }

  private async exchange(
    request: SandboxRequest,
    limitMs: number,
    onSent: () => void,
  ): Promise<SandboxReply> {
    if (this.ended) throw this.ended;
    this.lastWidget = undefined;
    const isOwnLimit = limitMs <= this.timeLeft.ms;
    const timeout = isOwnLimit
      ? new SandboxEnded('timeout', `${limitMs / 1000} s`)
      : new SandboxEnded('total-timeout', `${this.limits.totalMs / 1000} s`);
    const startedAt = performance.now();
    // If the channel is already closed, the exit of the process rejects the request.
    this.child.send(request, onSent);
    try {
      return await this.reply(isOwnLimit ? limitMs : this.timeLeft.ms, timeout);
    } finally {
      this.timeLeft.ms -= performance.now() - startedAt;
    }
  }

  private reply(limitMs: number, timeout: SandboxEnded): Promise<SandboxReply> {
    return new Promise<SandboxReply>((resolve, reject) => {
      const timer = setTimeout(() => this.kill(timeout), Math.max(0, limitMs));
      const settled = () => clearTimeout(timer);
      this.pending = {
        resolve: (reply) => (settled(), resolve(reply)),
        reject: (ended) => (settled(), reject(ended)),
      };
      if (this.ended) this.pending.reject(this.ended);
    });
  }

  private receive(message: SandboxMessage) {
    if (message.type === 'showing') this.lastWidget = message.widget;
    if (message.type === 'printed') this.print(message.text);
    if (message.type === 'ready') this.pending?.resolve({});
    if (message.type === 'reply') this.pending?.resolve(message);
  }

  private exited(code: number | null, signal: NodeJS.Signals | null) {
    // V8 aborts the process when its heap is full.
    if (signal === 'SIGABRT' || /heap out of memory/.test(this.stderrTail))
      return new SandboxEnded('memory', `${this.limits.heapMegabytes} MB`);
    return new SandboxEnded('exit', signal ? `signal ${signal}` : `code ${code}`, this.stderrTail);
  }

  private end(ended: SandboxEnded) {
    this.ended ??= ended;
    this.pending?.reject(this.ended);
  }
}
