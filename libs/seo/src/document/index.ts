export { documentHead } from './document-head.ts';
export type { DocumentHead, HeadTag, PageDates, Picture, Pictures } from './document-head.ts';
export type { Office, Publisher } from './publisher.ts';
