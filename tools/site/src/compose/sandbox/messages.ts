import type { ReleaseFacts } from '@vantedge/federation-contract';
import * as v from 'valibot';

/** URLs of a page's share image, with its size in pixels, and of the logo. */
export interface Pictures {
  share?: { url: string; width: number; height: number } | undefined;
  logo?: string | undefined;
}

/** Input for rendering a page, in addition to its path. */
export interface RenderContext {
  /** The declared path of a page from data. */
  pattern?: string | undefined;
  pictures: Pictures;
  facts: ReleaseFacts;
  /** Origin of the site; absent for the default of the shell. */
  origin?: string;
  /** Time of the release, ISO 8601. */
  now: string;
}

/** What a rendering process is working on. */
export interface Task {
  /** Section whose code is running. */
  section: string;
  /** `The node bundle of 'stories'`, `/a of 'stories'` */
  subject: string;
  /** Location: a file, or a module of a section. */
  at: string;
}

/** A widget, and the module with its component. */
type Exposed = Readonly<Record<'name' | 'module', string>>;

/** Requests to a sandbox, one at a time. */
export type SandboxRequest =
  /** Evaluates a section's node bundle, which must contain these modules, and loads those of its widgets. The shell's is loaded first. */
  | { type: 'load'; section: string; code: string; modules: readonly string[]; widgets: readonly Exposed[] }
  | { type: 'render'; path: string; section: string; module: string; context: RenderContext }
  | { type: 'finish' };

const head = v.object({
  tags: v.array(v.tuple([v.picklist(['name', 'property']), v.string(), v.string()])),
  /** JSON-LD. */
  graph: v.optional(v.unknown()),
});

/** Head content that is not part of the application. The shell's bundle returns it. */
export type DocumentHead = v.InferOutput<typeof head>;

const rendered = v.object({
  html: v.string(),
  /** Absent if the page has no metadata. */
  head: v.optional(head),
  /** Widgets on the page, as `<section>/<widget>`. */
  widgets: v.array(v.string()),
  /** Whether the page shows facts about its release. */
  statesFacts: v.optional(v.boolean()),
  /** The dialog that asks for consent, if the settings list third parties. */
  dialog: v.optional(v.string()),
});

/** A page as the shell's node bundle renders it: `apps/shell/src/entry.server.tsx`. */
export type RenderResult = v.InferOutput<typeof rendered>;

const thrown = v.object({ message: v.string(), stack: v.string() });

/** A thrown value as plain data. */
export type SerializedError = v.InferOutput<typeof thrown>;

const reply = v.object({
  type: v.literal('reply'),
  /** Set if a page was rendered. */
  rendered: v.optional(rendered),
  /** Error of the request. */
  thrown: v.optional(thrown),
  /** First widget that a page requested and that is not loaded. */
  missing: v.optional(v.string()),
  /** First unhandled rejection or uncaught exception since the process started. */
  unhandled: v.optional(thrown),
});

/** The reply to a request. */
export type SandboxReply = Omit<v.InferOutput<typeof reply>, 'type'>;

/** Schema of the messages from a sandbox, which runs code that is not trusted. */
export const sandboxMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  reply,
  /** Console output. */
  v.object({ type: v.literal('printed'), text: v.string() }),
]);
