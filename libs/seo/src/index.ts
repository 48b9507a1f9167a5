export { ORIGIN, Seo } from './seo.tsx';
export type { PageMeta } from './seo.tsx';
