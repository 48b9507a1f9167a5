export type { CaseDetails, ListedCase, CaseFacet, CaseMetric } from './cases.ts';
export {
  type CaseDetailsLabels,
  type CaseFilterLabels,
  caseStudies,
  type CaseStudiesPage,
} from './case-studies.ts';
export { caseStudy } from './case-study.ts';
export type * from './case-study.ts';
export { download } from './labels.ts';
export { mainspring } from './mainspring.ts';
export { mightyPower } from './mighty-power.ts';
export type * from './model.ts';
export { coverTones } from './story-facts.ts';
export { successStories } from './success-stories.ts';
export { teasers } from './teasers.ts';
export { ukg } from './ukg.ts';
