import { createContext } from 'react';
import type { PageMeta } from './page-meta.ts';

/** Collects page metadata while prerendering; undefined in browsers. */
export const PageMetaContext = createContext<((page: PageMeta) => void) | undefined>(undefined);
