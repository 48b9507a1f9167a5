/**
 * The part of framer-motion that every page loads (3.3 kB br): animations of elements that run in the browser, and what becomes
 * visible. Consumers cannot tree-shake a shared module, so everything exported here ships on every page.
 */
export { animate } from 'framer-motion/dom/mini';
export { useInView } from 'framer-motion';
