export { company } from './company.ts';
export type { Figure } from './figure.ts';
export type { PageMeta } from './page-meta.ts';
