/** Gives the browser a turn: what the visitor did meanwhile, and a frame, come before what is awaited after it. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
