export { company, emailReveal, officeStatus } from './company.ts';
export { billingTerms, contactLabels } from './contact-links.ts';
export { replyPromise } from './reply-promise.ts';
export { departments, mainspringReadTime } from './departments.ts';
export { formatNumber, formatUsd } from './format-number.ts';
export { type Stat, stats } from './stats.ts';
export * as paths from './paths.ts';
export type * from '@vantedge/seo/page-meta';
export { rate, type Savings, savings } from './rate.ts';
