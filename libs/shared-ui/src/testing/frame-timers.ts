/** Milliseconds between frames. */
export const FRAME_MS = 16;

/** Animation frames that fake timers run. */
globalThis.requestAnimationFrame = (callback) =>
  setTimeout(() => callback(performance.now()), FRAME_MS) as unknown as number;
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
