import pg from 'pg';

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A client that closes its connection when it cannot log in. The driver's own stays connected until the server's timeout, a
 * minute by default: a wrong password would use up the connections of everyone.
 */
export class ClosingClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    const connecting = super.connect().catch((error: unknown) => {
      this.end().catch(() => undefined);
      throw error;
    });
    if (!callback) return connecting;
    const report = callback as (error: Error | null, client?: pg.Client) => void;
    connecting.then((client) => report(null, client), report);
  }
}
