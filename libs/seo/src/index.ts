export { MetaSink } from './meta-sink.ts';
export { Seo } from './seo.tsx';
export type * from './page-meta.ts';
