import { createContext } from 'react';
import type { PageMeta } from './page-meta.ts';

/** Told of the page's record while a document is made. Nobody listens in a browser. */
export const PageMetaContext = createContext<((page: PageMeta) => void) | undefined>(undefined);
