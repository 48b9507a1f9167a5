import { guides } from './guides.ts';

/** What only the declaration reads: no browser gets `note`. */
export const guidePages = guides.map(({ slug }) => ({ slug, note: 'declared-by-labs-only' }));
