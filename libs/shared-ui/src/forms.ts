/** Forms that sections declare. Not in `.`: only pages with such a form load it. */
export { SectionForm } from './forms/section-form.tsx';
