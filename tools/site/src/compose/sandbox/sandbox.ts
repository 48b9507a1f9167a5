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
const SCRIPTS = ['main.mjs', 'node-modules.mjs', 'restrict-globals.mjs'].map((name) =>
  path.join(FOLDER, name),
);

/** Longest start of a process: on a machine at work, too, for no section's code runs yet. */
const START_TIMEOUT_MS = 120_000;

/** Characters of what Node itself says when it ends, for the error. */
const MAX_LAST_WORDS = 4000;

/** Time that the rendering processes of one release have left, in milliseconds. */
export interface TimeLeft {
  ms: number;
}

interface Waiting {
  resolve(reply: SandboxReply): void;
  reject(ended: SandboxEnded): void;
}

/** A process that runs the code of sections without rights, within limits. It handles one request at a time. */
export class Sandbox {
  /** The widget that the page being rendered asked for last. */
  lastShown: string | undefined;
  private readonly child: ChildProcess;
  private turn: Promise<unknown>;
  private waiting: Waiting | undefined;
  private ended: SandboxEnded | undefined;
  private lastWords = '';

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
      // Nothing of the publisher's: no environment, no descriptors but the channel of messages.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { TZ: 'UTC' },
      cwd: '/',
    });
    this.child.on('message', (message: SandboxMessage) => this.receive(message));
    this.child.on('error', (error) => this.end(new SandboxEnded('exit', error.message)));
    this.child.on('exit', (code, signal) => this.end(this.exited(code, signal)));
    this.child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-MAX_LAST_WORDS);
    });
    watchMemory(this.child, limits.heapMegabytes, () =>
      this.kill(new SandboxEnded('memory', `${limits.heapMegabytes} MB`)),
    );
    this.turn = this.reply(START_TIMEOUT_MS, new SandboxEnded('exit', 'it did not start')).catch(() => {});
  }

  /** The answer to a request, once those before it are answered. Rejects with `SandboxEnded` when it gets none. */
  request(request: SandboxRequest, limitMs: number): Promise<SandboxReply> {
    const reply = this.turn.then(() => this.exchange(request, limitMs));
    this.turn = reply.catch(() => {});
    return reply;
  }

  /** Ends the process, whatever it is doing. */
  kill(ended = new SandboxEnded('exit', 'it is no longer needed')) {
    this.end(ended);
    this.child.kill('SIGKILL');
  }

  private async exchange(request: SandboxRequest, limitMs: number): Promise<SandboxReply> {
    if (this.ended) throw this.ended;
    this.lastShown = undefined;
    const own = limitMs <= this.timeLeft.ms;
    const late = own
      ? new SandboxEnded('timeout', `${limitMs / 1000} s`)
      : new SandboxEnded('total', `${this.limits.totalMs / 1000} s`);
    const begin = performance.now();
    // A channel that is closed already fails by the exit of the process.
    this.child.send(request, () => {});
    try {
      return await this.reply(own ? limitMs : this.timeLeft.ms, late);
    } finally {
      this.timeLeft.ms -= performance.now() - begin;
    }
  }

  private reply(limitMs: number, late: SandboxEnded): Promise<SandboxReply> {
    return new Promise<SandboxReply>((resolve, reject) => {
      const timer = setTimeout(() => this.kill(late), Math.max(0, limitMs));
      const settled = () => clearTimeout(timer);
      this.waiting = {
        resolve: (reply) => (settled(), resolve(reply)),
        reject: (ended) => (settled(), reject(ended)),
      };
      if (this.ended) this.waiting.reject(this.ended);
    });
  }

  private receive(message: SandboxMessage) {
    if (message.type === 'showing') this.lastShown = message.widget;
    if (message.type === 'printed') this.print(message.text);
    if (message.type === 'ready') this.waiting?.resolve({});
    if (message.type === 'reply') this.waiting?.resolve(message);
  }

  private exited(code: number | null, signal: NodeJS.Signals | null) {
    // V8 aborts when its heap is full.
    if (signal === 'SIGABRT' || /heap out of memory/.test(this.lastWords))
      return new SandboxEnded('memory', `${this.limits.heapMegabytes} MB`);
    return new SandboxEnded('exit', signal ? `signal ${signal}` : `code ${code}`, this.lastWords);
  }

  private end(ended: SandboxEnded) {
    this.ended ??= ended;
    this.waiting?.reject(this.ended);
  }
}
