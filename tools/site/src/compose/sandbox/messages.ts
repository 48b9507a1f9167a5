import type { RenderContext, Rendered } from '../rendered.ts';

/** Requests to a sandbox, one at a time. */
export type SandboxRequest =
  /** Evaluates a section's node bundle, which must contain these modules. The shell's is loaded first. */
  | { type: 'load'; section: string; code: string; modules: readonly string[] }
  /** Loads the module of a widget from a loaded bundle. */
  | { type: 'widget'; name: string; section: string; module: string }
  | { type: 'render'; path: string; section: string; module: string; context: RenderContext }
  | { type: 'finish' };

/** A thrown value as plain data. */
export interface Thrown {
  message: string;
  stack: string;
}

/** A call of a function that gives something else in a browser, such as `Date.now()`. */
export interface ImpureCall {
  name: string;
  stack: string;
}

/** The reply to a request. */
export interface SandboxReply {
  /** Set if a page was rendered. */
  rendered?: Rendered;
  /** Calls that made a page's HTML depend on the clock, the time zone or chance. */
  impure?: readonly ImpureCall[] | undefined;
  /** Error of the request. */
  thrown?: Thrown;
  /** First widget that a page requested and that is not loaded. */
  missing?: string | undefined;
  /** First unhandled rejection or uncaught exception since the process started. */
  unhandled?: { kind: 'rejection' | 'exception'; thrown: Thrown };
}

/** Messages from a sandbox. */
export type SandboxMessage =
  | { type: 'ready' }
  | ({ type: 'reply' } & SandboxReply)
  /** The page that is being rendered requested a widget. */
  | { type: 'showing'; widget: string }
  /** Console output. */
  | { type: 'printed'; text: string };
