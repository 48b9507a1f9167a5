/** Number of threads of a Node process that can be busy at once: the main thread and the garbage collector's. */
const BUSY_THREADS = 4;

/**
 * Adds operating system limits to a command line: no core files, and a CPU time limit, so that the process ends even if the
 * publisher is killed first. Windows has no such limits.
 */
export function withSystemLimits(command: readonly string[], totalMs: number): string[] {
  if (process.platform === 'win32') return [...command];
  const seconds = Math.ceil(totalMs / 1000) * BUSY_THREADS;
  return ['/bin/sh', '-c', `ulimit -c 0; ulimit -t ${seconds}; exec "$0" "$@"`, ...command];
}
