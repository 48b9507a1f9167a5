import { createContext } from 'react';
import { DEFAULT_ORIGIN } from './origin.ts';

/** Origin of the release that a page belongs to. */
export const OriginContext = createContext(DEFAULT_ORIGIN);
