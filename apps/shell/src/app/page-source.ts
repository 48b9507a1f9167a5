import type { ComponentType } from 'react';

/** A page that is at hand: who owns it, and what renders it. */
export interface LoadedPage {
  path: string;
  section: string;
  /** Absent when its code could not be had: the page then stays as it was served. */
  Page?: ComponentType;
}

/** How the route tree gets at pages; the browser and the composer each supply one. */
export interface PageSource {
  /** The page of a path. Rejects when it cannot be had and no document stands in for it. */
  load(path: string): LoadedPage | Promise<LoadedPage>;
}
