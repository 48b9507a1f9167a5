export { formGenerator as form } from './form.ts';
export { pageGenerator as page } from './page.ts';
export { sectionGenerator as section } from './section.ts';
