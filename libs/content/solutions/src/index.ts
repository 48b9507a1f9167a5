export { data } from './data.ts';
export { developers } from './developers.ts';
export { finance } from './finance.ts';
export { implementation } from './implementation.ts';
export { publishing } from './industries-publishing.ts';
export { solutionsIndex } from './solutions-index.ts';
export { support } from './support.ts';
export { ukg } from './ukg.ts';
