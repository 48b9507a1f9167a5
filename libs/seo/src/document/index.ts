export { documentHead, type DocumentHead } from './document-head.ts';
export type { Pictures } from './head-parts.ts';
