/**
 * Runs at most `width` tasks at a time, the rest in the order in which they came: a publish writes hundreds of bodies at
 * once, and a process may open 256 files on some systems.
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
      // The place passes straight to the next in line, so that a newcomer cannot take it in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
