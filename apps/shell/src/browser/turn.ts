/**
 * Gives the browser a turn: what the visitor did meanwhile, and a frame, come before what is awaited after it. By a message, because
 * browsers hold back timers of a tab in the background.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
