export { preload } from './preload.ts';
export { Remotes } from './remotes.ts';
export type { RemoteModule } from './remotes.ts';
