/**
 * The only entry point to framer-motion, without its React components: animations that run in the browser, its frame loop, and what
 * becomes visible (3.7 kB br). Consumers cannot tree-shake a shared module, so everything exported here ships on every page.
 */
export { animate } from 'framer-motion/dom/mini';
export { cancelFrame, frame, inView } from 'framer-motion/dom';
