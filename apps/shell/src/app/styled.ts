import { createContext } from 'react';

/** Resolves once the whole stylesheets are there, or have failed: what the document does not have, such as a toast, waits for them. */
export const StyledContext = createContext(Promise.resolve());
