/** Why a rendering process ended before it had answered. */
export type EndReason =
  /** One bundle or page took too long. */
  | 'timeout'
  /** All of them together did. */
  | 'total'
  | 'memory'
  /** It exited, or did not start. */
  | 'exit';

/** A rendering process has ended; `message` is the limit that it passed, or how it ended. */
export class SandboxEnded extends Error {
  override readonly name = 'SandboxEnded';

  constructor(
    readonly reason: EndReason,
    message: string,
    /** What Node wrote last. */
    readonly lastWords = '',
  ) {
    super(message);
  }
}
