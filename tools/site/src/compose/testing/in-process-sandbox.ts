import type * as sandbox from '../sandbox/sandbox.ts';
import type { SandboxReply, SandboxRequest } from '../sandbox/messages.ts';

const { requestHandler } = jest.requireActual<{
  requestHandler: () => (request: SandboxRequest) => Promise<SandboxReply>;
}>('../sandbox/process/rendering.mjs');

export const { RENDER_LIMITS } = jest.requireActual<typeof sandbox>('../sandbox/sandbox.ts');

/**
 * Renders in this process, at one place and without limits. For tests whose subject is not the sandbox, because each composition starts
 * two processes per section: `jest.mock('…/sandbox/sandbox.ts', () => jest.requireActual('…/testing/in-process-sandbox.ts'))`.
 */
export class Sandbox implements Pick<sandbox.Sandbox, 'started' | 'request' | 'kill'> {
  readonly started = Promise.resolve();
  private readonly reply = requestHandler();

  /** Replies with what a message can contain. */
  async request(request: SandboxRequest): Promise<SandboxReply> {
    return JSON.parse(JSON.stringify(await this.reply(request))) as SandboxReply;
  }

  kill() {
    // There is no process.
  }
}
