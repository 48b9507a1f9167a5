/**
 * Lets fake timers run framer-motion's frame loop, which keeps the function that it finds when it is loaded: import this before the
 * component. Loads it at once, because a component may load it later, in a test with other timers.
 */
export { FRAME_MS } from './frame-timers.ts';
import '../motion/react.tsx';
