export { company } from './company.ts';
export { departments } from './departments.ts';
export { emailReveal } from './email-reveal.ts';
export type { Figure } from './figure.ts';
export { figures } from './figures.ts';
export type * from './page-meta.ts';
export { rate } from './rate.ts';
export { replyPromise } from './reply-promise.ts';
