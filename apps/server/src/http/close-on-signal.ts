import { problemText } from '@vantedge/release';
import type { SiteServer } from './server.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Closes a server on SIGTERM, SIGINT or SIGHUP and exits. A second signal ends the process immediately. */
export function closeOnSignal(server: Pick<SiteServer, 'close'>): void {
  const close = () => {
    for (const signal of SIGNALS) process.removeListener(signal, close);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(problemText(error));
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, close);
}
