/** Threads of a Node process that work at once on the code of one section: its own, and those of the garbage collector. */
const BUSY_THREADS = 4;

/**
 * The command line with limits of the operating system: it writes no core file, and ends after as much processor time as a
 * release may take even when the publisher, which would end it, has been killed. Windows has no such limits.
 */
export function withSystemLimits(command: readonly string[], totalMs: number): string[] {
  if (process.platform === 'win32') return [...command];
  const seconds = Math.ceil(totalMs / 1000) * BUSY_THREADS;
  return ['/bin/sh', '-c', `ulimit -c 0; ulimit -t ${seconds}; exec "$0" "$@"`, ...command];
}
