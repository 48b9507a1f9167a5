import type { Report } from '@vantedge/errors';

/**
 * Reports errors that no code has handled, as the last resort of a process. A rejected promise is counted, and the server goes on: what
 * waited for it fails, and nothing else has been left halfway. After an exception the state of the process is unknown (Node's advice is to
 * restart), so it exits with code 1; the service manager starts it again.
 */
export function handleUnhandledErrors(report: Report, countRejection: () => void): void {
  process.on('unhandledRejection', (reason) => {
    countRejection();
    report({
      level: 'error',
      event: 'unhandled-rejection',
      message: 'A promise was rejected, and no code has handled it. This is a bug.',
      problems: [reason],
    });
  });
  process.on('uncaughtException', (error) => {
    report({
      level: 'error',
      event: 'uncaught-exception',
      message: 'An exception was not caught; the server exits. This is a bug.',
      problems: [error],
    });
    process.exit(1);
  });
}
