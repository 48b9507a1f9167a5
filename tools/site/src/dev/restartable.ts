/** A running process. */
export interface RunningProcess {
  /** Ends the process and resolves when it has exited. Further calls wait for the same exit. */
  end(): Promise<void>;
}

/**
 * A process that can be restarted and never runs twice at once. Restarts requested while the old process is ending are
 * merged into one.
 */
export class Restartable {
  private current: RunningProcess;
  private restarting: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly start: () => RunningProcess) {
    this.current = start();
  }

  /** Resolves when the new process has started. */
  restart(): Promise<void> {
    this.restarting ??= this.replace();
    return this.restarting;
  }

  private async replace() {
    await this.current.end();
    this.restarting = undefined;
    if (!this.stopped) this.current = this.start();
  }

  /** Resolves when no process is left. */
  stop(): Promise<void> {
    this.stopped = true;
    return this.current.end();
  }
}
