export { OriginContext } from './origin-context.ts';
export { PageMetaContext } from './page-meta-context.ts';
export { Seo } from './seo.tsx';
export type * from './page-meta.ts';
