/** Milliseconds between frames. */
export const FRAME_MS = 16;

/**
 * Lets fake timers run framer-motion's frame loop, which keeps the function it finds when it is loaded: import this before the
 * component.
 */
globalThis.requestAnimationFrame = (callback) =>
  setTimeout(() => callback(performance.now()), FRAME_MS) as unknown as number;
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
