export { MetaSink } from './meta-sink.ts';
export { ORIGIN } from './origin.ts';
export { Seo } from './seo.tsx';
export type * from './page-meta.ts';
