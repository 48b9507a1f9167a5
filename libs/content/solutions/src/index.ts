export { finance } from './finance.ts';
export type * from './model.ts';
export { ukg } from './ukg.ts';
