/**
 * The only door to framer-motion: its light core, which drives the browser's own animations (3 kB br). A shared module is
 * never tree-shaken by its consumers, so what stands here is shipped on every page.
 */
export { animate } from 'framer-motion/dom/mini';
