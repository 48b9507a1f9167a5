export { data } from './data.ts';
export { finance } from './finance.ts';
export { publishing } from './industries-publishing.ts';
export { ukg } from './ukg.ts';
