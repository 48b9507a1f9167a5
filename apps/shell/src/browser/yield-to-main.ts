/**
 * Yields to the main thread so pending input and a paint run first. Uses a message channel because browsers throttle timers
 * in background tabs.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
