/**
 * The part of framer-motion that every page loads: animations of elements that run in the browser. Consumers cannot tree-shake a shared
 * module, so everything exported here ships on every page.
 */
export { animate } from 'framer-motion/dom/mini';
