export type * from './case-entry.ts';
export { caseStudies } from './case-studies.ts';
export type * from './case-studies-page.ts';
export { caseStudy } from './case-study.ts';
export type * from './case-study.ts';
export { mainspring } from './mainspring.ts';
export type * from './model.ts';
export { teasers } from './teasers.ts';
export { ukg } from './ukg.ts';
