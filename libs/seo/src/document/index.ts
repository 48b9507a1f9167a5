export { documentHead } from './document-head.ts';
export type { DocumentHead, HeadTag, Picture, Pictures } from './document-head.ts';
export type { Office, Publisher } from './publisher.ts';
