export { company } from './company.ts';
export { departments } from './departments.ts';
export { emailReveal } from './email-reveal.ts';
export { formatNumber } from './format-number.ts';
export type { Stat } from './stat.ts';
export { stats } from './stats.ts';
export type * from './page-meta.ts';
export { rate } from './rate.ts';
export { replyPromise } from './reply-promise.ts';
