import { createContext } from 'react';
import type { ServerContent } from './server-content.ts';

/** Server-rendered content of this document. `undefined` while prerendering and without server HTML. */
export const ServerContentContext = createContext<ServerContent | undefined>(undefined);
