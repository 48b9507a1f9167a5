export { data } from './data.ts';
export { finance } from './finance.ts';
export { ukg } from './ukg.ts';
