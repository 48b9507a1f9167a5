import type { ReleaseFacts } from '@vantedge/federation-contract';
import type { DocumentHead, Pictures } from './head-tags.ts';

/** Input for rendering a page, in addition to its path. */
export interface RenderContext {
  pictures: Pictures;
  facts: ReleaseFacts;
  /** Origin of the site; absent for the default of the shell. */
  origin?: string;
  /** Time of the release, ISO 8601. */
  now: string;
}

/** A page as the shell's node bundle renders it: `apps/shell/src/entry.server.tsx`. */
export interface Rendered {
  html: string;
  /** Absent if the page has no metadata, and from shells built before metadata existed. */
  head?: DocumentHead | undefined;
  /** Widgets on the page, as `<section>/<widget>`. */
  widgets: string[];
  /** Whether the page shows facts about its release. */
  statesFacts?: boolean | undefined;
}

/** Validates the reply of a rendering process, which runs untrusted code. `isWidget` tells whether the release has a widget. */
export function isRendered(value: unknown, isWidget: (name: string) => boolean): value is Rendered {
  const page = value as Partial<Rendered> | undefined;
  return (
    typeof page?.html === 'string' &&
    Array.isArray(page.widgets) &&
    page.widgets.every((name) => typeof name === 'string' && isWidget(name)) &&
    (page.head === undefined || isHead(page.head))
  );
}

const isHead = (head: Partial<DocumentHead> | null) =>
  Array.isArray(head?.tags) &&
  head.tags.every((tag) => Array.isArray(tag) && tag.every((part) => typeof part === 'string'));
