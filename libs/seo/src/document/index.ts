export {
  documentHead,
  type DocumentHead,
  type HeadTag,
  type PageDates,
  type Picture,
  type Pictures,
} from './document-head.ts';
export type { Office, Publisher } from './site-nodes.ts';
