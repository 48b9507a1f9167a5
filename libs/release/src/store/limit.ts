/**
 * Limits concurrency to `width` tasks; the others wait in order. A publish writes hundreds of bodies, and on some systems a process
 * may only open 256 files.
 */
export function limit(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Passes the slot directly to the next waiting task, so that a new task cannot take it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
