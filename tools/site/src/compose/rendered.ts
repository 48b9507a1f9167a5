import type { ReleaseFacts } from '@vantedge/federation-contract';
import type { DocumentHead, Pictures } from './head-tags.ts';

/** What the composer tells a page besides its path. */
export interface RenderContext {
  pictures: Pictures;
  facts: ReleaseFacts;
  /** Time of the release, ISO 8601. */
  now: string;
}

/** A page as the shell's node bundle renders it: `apps/shell/src/entry.server.tsx`. */
export interface Rendered {
  html: string;
  /** Absent where the page has no metadata, and from a shell of before there were any. */
  head?: DocumentHead | undefined;
  /** Widgets that it shows, as `<section>/<widget>`. */
  widgets: string[];
  /** Whether the page states facts about its release. */
  statesFacts?: boolean | undefined;
}

/** Whether a rendering process, whose code is a section's, has answered with a page. `isWidget` knows those of the release. */
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
