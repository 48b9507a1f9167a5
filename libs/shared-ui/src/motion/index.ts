/**
 * The only entry point to framer-motion: its small core, which runs animations in the browser (3 kB br). Consumers
 * cannot tree-shake a shared module, so everything exported here ships on every page.
 */
export { animate } from 'framer-motion/dom/mini';
