import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * Programs that end with this process, each with all that it has started, however this process ends: nothing can handle SIGKILL or a
 * crash, so another process kills them when its input ends.
 */
export function childProcesses() {
  const guard = spawn(process.execPath, ['--eval', GUARD], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Not ended by a signal to the terminal's processes.
    detached: true,
  });
  guard.unref();
  // Killed.
  guard.stdin.on('error', () => undefined);
  const tell = (line: string) => guard.stdin.write(`${line}\n`);
  return (program: string, parameters: readonly string[], options: SpawnOptions): ChildProcess => {
    // The leader of a group, which ends together.
    const child = spawn(program, parameters, { ...options, detached: true });
    const { pid } = child;
    if (pid === undefined) return child;
    tell(`+${pid}`);
    return child.once('exit', () => {
      killGroup(pid);
      // The number may become another program's.
      tell(`-${pid}`);
    });
  };
}

const GUARD = `
let told = '';
process.stdin.on('data', (text) => (told += text)).on('end', () => {
  const running = new Set();
  for (const line of told.split('\\n')) line[0] === '+' ? running.add(line.slice(1)) : running.delete(line.slice(1));
  for (const pid of running)
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {}
});`;

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}

/** Ends a program of `childProcesses`: development servers and type checks have nothing to finish. */
export async function end(child: ChildProcess) {
  if (!isRunning(child)) return;
  killGroup(child.pid!);
  await once(child, 'exit');
}

export const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;
