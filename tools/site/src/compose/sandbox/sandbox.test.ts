import type { ChildProcess } from 'node:child_process';
import { RENDER_LIMITS } from './render-limits.ts';
import { Sandbox } from './sandbox.ts';
import { sandboxFailure } from './sandbox-failure.ts';

test('a process that exits early fails the current request and all later ones', async () => {
  const sandbox = new Sandbox(RENDER_LIMITS, { ms: RENDER_LIMITS.totalMs }, () => {});
  await sandbox.request({ type: 'finish' }, RENDER_LIMITS.pageMs);
  const never = 'exports.default = { "./a.tsx": () => new Promise(() => {}) }';
  await sandbox.request(
    { type: 'load', section: 'shell', code: never, modules: ['./a.tsx'] },
    RENDER_LIMITS.loadMs,
  );
  const waiting = sandbox.request(
    { type: 'widget', name: 'shell/a', section: 'shell', module: './a.tsx' },
    RENDER_LIMITS.loadMs,
  );
  // Ends the process like a crash of Node.
  (sandbox as unknown as { child: ChildProcess }).child.kill('SIGTERM');
  await expect(waiting).rejects.toMatchObject({ name: 'SandboxEnded', reason: 'exit' });
  const later = await sandbox
    .request({ type: 'finish' }, RENDER_LIMITS.pageMs)
    .catch((error: unknown) => error);
  expect(
    sandboxFailure(later, { section: 'stories', subject: "/a of 'stories'", at: 'stories: ./a.tsx' }),
  ).toMatchObject({
    code: 'RENDER_CRASHED',
    message: "/a of 'stories' crashed the rendering process: signal SIGTERM.",
    at: 'stories: ./a.tsx',
  });
});
