export { documentHead, type DocumentHead, type Pictures } from './document-head.ts';
