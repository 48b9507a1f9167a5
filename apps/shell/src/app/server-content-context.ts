import { createContext } from 'react';
import type { ServerContent } from './server-content.ts';

/** What was served with this document; nothing while prerendering, and on a page that a script made. */
export const ServerContentContext = createContext<ServerContent | undefined>(undefined);
