import type { ChildProcess } from 'node:child_process';
import { buildCommand } from '@vantedge/errors';
import { RENDER_LIMITS, Sandbox } from './sandbox.ts';

const { loadMs } = RENDER_LIMITS;
const task = { section: 'stories', subject: "/a of 'stories'", at: 'stories: ./a.tsx' };

/** A sandbox, and its process. */
function start() {
  const sandbox = new Sandbox(
    RENDER_LIMITS,
    { timeZone: 'UTC', locale: 'en_US.UTF-8', offsetMs: 0 },
    () => {},
  );
  const { child } = sandbox as unknown as { child: ChildProcess };
  return { sandbox, child };
}

test('a process that exits early fails the current request and all later ones', async () => {
  const { sandbox, child } = start();
  await sandbox.started;
  await sandbox.request({ type: 'finish' }, task, loadMs);
  const code = 'exports.default = { "./a.tsx": () => new Promise(() => {}) }';
  const widgets = [{ name: 'a', module: './a.tsx' }];
  const load = { type: 'load', section: 'shell', code, modules: ['./a.tsx'], widgets } as const;
  const waiting = sandbox.request(load, task, loadMs);
  // Ends the process like a crash of Node.
  child.kill('SIGKILL');
  const crash = {
    code: 'RENDER_CRASHED',
    message: "/a of 'stories' crashed the rendering process: signal SIGKILL.",
    at: 'stories: ./a.tsx',
    fix: expect.arrayContaining([buildCommand('stories')]),
  };
  await expect(waiting).rejects.toMatchObject(crash);
  await expect(sandbox.request({ type: 'finish' }, task, loadMs)).rejects.toMatchObject(crash);
});

test.each([
  null,
  'ready',
  { type: 'printed', text: {} },
  { type: 'reply', rendered: { html: 1, widgets: [] } },
  { type: 'reply', rendered: { html: '', widgets: [], head: { tags: [['onload', 'a', 'b']] } } },
  { type: 'reply', thrown: 'text' },
  { type: 'other' },
])('a message that is not one of the protocol ends the process: %j', async (message) => {
  const { sandbox, child } = start();
  await sandbox.started;
  const waiting = sandbox.request({ type: 'finish' }, task, loadMs);
  child.emit('message', message);
  await expect(waiting).rejects.toMatchObject({
    code: 'RENDER_CRASHED',
    message: expect.stringContaining('crashed the rendering process: it sent an invalid message'),
  });
});
