/** Why a rendering process ended before it replied. */
export type EndReason =
  /** A bundle or page took too long. */
  | 'timeout'
  /** All bundles and pages together took too long. */
  | 'total-timeout'
  | 'memory'
  /** The process exited or did not start. */
  | 'exit';

/** A rendering process has ended. The message is the limit that it exceeded, or how it exited. */
export class SandboxEnded extends Error {
  override readonly name = 'SandboxEnded';

  constructor(
    readonly reason: EndReason,
    message: string,
    /** Last output on standard error. */
    readonly stderrTail = '',
  ) {
    super(message);
  }
}
