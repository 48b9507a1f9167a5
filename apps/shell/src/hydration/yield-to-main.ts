/** Maximum wait for a frame, in milliseconds: a tab that is hidden meanwhile has none. */
const MAX_FRAME_MS = 100;

/**
 * Yields to the main thread so pending input and a paint run first. Waits for a frame, because browsers would run the next step
 * between the press and its paint; in background tabs, which have no frames, it only waits for a message.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    const proceed = () => port2.postMessage(undefined);
    if (document.hidden) return proceed();
    requestAnimationFrame(proceed);
    setTimeout(proceed, MAX_FRAME_MS);
  });
}
