export { company, emailReveal, officeStatus } from './company.ts';
export {
  billingTerms,
  contactAbout,
  contactLabels,
  type ContactPrefill,
  contactState,
  type ContactTopic,
} from './contact-links.ts';
export { terms } from './terms.ts';
export { formTexts } from './form-texts.ts';
export { replyPromise } from './reply-promise.ts';
export { type Department, departments, mainspringReadTime } from './departments.ts';
export type { ImageFile } from './image-file.ts';
export { formatNumber, formatUsd } from './format-number.ts';
export { type Stat, type StatNumber, statText } from './stats.ts';
export * as stats from './stats.ts';
export * as paths from './paths.ts';
export type { PageSections } from './page-sections.ts';
export type * from '@vantedge/seo/page-meta';
export { heroPrice, rate, type Savings, savings } from './rate.ts';
