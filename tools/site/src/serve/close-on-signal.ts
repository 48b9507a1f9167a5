import { problemText } from './problem-text.ts';
import type { SiteServer } from './server.ts';

/** Closes a server at SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export function closeOnSignal(server: Pick<SiteServer, 'close'>): void {
  const close = () => {
    process.removeListener('SIGTERM', close).removeListener('SIGINT', close);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(problemText(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close).on('SIGINT', close);
}
