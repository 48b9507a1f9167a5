/**
 * Freezes `Date` in a document: pages show the time in both cities, and browsers are compared minutes apart. Timers keep
 * running. Runs in the page, before its scripts.
 */
export function stopClock() {
  const now = Date.UTC(2026, 0, 15, 19, 40);
  const stopped = class extends Date {
    constructor(...values: [] | [number]) {
      super(...(values.length ? values : ([now] as const)));
    }
    static override now = () => now;
  };
  globalThis.Date = stopped as DateConstructor;
}
