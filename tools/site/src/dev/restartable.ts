/** A running process, as far as its owner needs it. */
export interface RunningProcess {
  /** Ends it; resolves when it has ended. Further calls wait for the same end. */
  end(): Promise<void>;
}

/**
 * A process that is ended and started again, never twice at once: restarts that are requested while the old process ends
 * become one.
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
