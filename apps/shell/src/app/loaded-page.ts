import type { ComponentType } from 'react';

/** The page cannot be rendered in the browser and needs a full page load. */
export class DocumentOnlyError extends Error {
  override readonly name = 'DocumentOnlyError';
}

/** A loaded page: its path, its section and its component. */
export interface LoadedPage {
  path: string;
  section: string;
  /** `undefined` if the code failed to load: the server-rendered HTML then stays. */
  Page?: ComponentType;
}
