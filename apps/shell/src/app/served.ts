import { createContext } from 'react';
import type { ServedNodes } from './served-nodes.ts';

/** What was served with this document; nothing while prerendering, and on a page that a script made. */
export const Served = createContext<ServedNodes | undefined>(undefined);
