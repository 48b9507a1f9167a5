import type { RenderContext, Rendered } from '../rendered.ts';

/** What the publisher has a sandbox do, one request at a time. */
export type SandboxRequest =
  /** Evaluates a section's node bundle, the shell's first, and expects these modules in it. */
  | { type: 'load'; section: string; code: string; modules: readonly string[] }
  /** Loads the module of a widget, from a bundle that is loaded, for the pages that show it. */
  | { type: 'widget'; name: string; section: string; module: string }
  | { type: 'render'; path: string; section: string; module: string; context: RenderContext }
  | { type: 'finish' };

/** An error, or any other value that was thrown, as plain data. */
export interface Thrown {
  message: string;
  stack: string;
}

/** The answer to a request. */
export interface SandboxReply {
  /** Only of a page that renders. */
  rendered?: Rendered;
  /** Why the request could not be met. */
  thrown?: Thrown;
  /** The first widget that a page asked for and that is not loaded. */
  missing?: string | undefined;
  /** The first error since the start of the process that no code handled, in a promise or in a callback. */
  stray?: { kind: 'rejection' | 'exception'; thrown: Thrown };
}

/** All that a sandbox sends. */
export type SandboxMessage =
  | { type: 'ready' }
  | ({ type: 'reply' } & SandboxReply)
  /** The page that is being rendered has asked for a widget. */
  | { type: 'showing'; widget: string }
  /** Output of `console`. */
  | { type: 'printed'; text: string };
