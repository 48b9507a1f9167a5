export { preload } from './preload.ts';
export { Remotes } from './remotes.ts';
export type { ModuleAddress } from './remotes.ts';
export { SectionUnavailable } from './section-unavailable.ts';
