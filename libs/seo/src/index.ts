export { OriginContext, PageMetaContext, Seo } from './seo.tsx';
export type * from './page-meta.ts';
