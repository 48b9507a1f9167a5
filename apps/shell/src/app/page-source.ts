import type { ComponentType } from 'react';

/** The application cannot render this page: only its document has it. */
export class DocumentOnlyError extends Error {
  override readonly name = 'DocumentOnlyError';
}

/** A loaded page: who owns it, and what renders it. */
export interface LoadedPage {
  path: string;
  section: string;
  /** Absent when its code could not be had: the page then stays as it was served. */
  Page?: ComponentType;
}

/** Where the route tree gets its pages; the browser and the composer each supply one. */
export interface PageSource {
  /** The page of a path. `navigation` is aborted when the router goes elsewhere. Rejects when the page fails to load. */
  load(path: string, navigation: AbortSignal): LoadedPage | Promise<LoadedPage>;
}
