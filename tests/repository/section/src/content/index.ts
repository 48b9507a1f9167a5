export { academy } from './academy.ts';
