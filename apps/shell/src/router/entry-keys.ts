/** A history entry as React Router keeps it. */
interface Entry {
  /** State of the application. */
  usr: unknown;
  key: string;
  idx: number;
}

/**
 * Gives a key to the history entries that the router does not make: the document's own, and those of fragment links. The router keeps
 * scroll positions by key, and would give such entries one that they share. Call it before the router exists, which would otherwise have to
 * navigate in place, and scroll.
 *
 * @param carried History state that a full page load has carried to the document's entry.
 */
export function keyEntries(carried: unknown) {
  const key = (idx: number, usr: unknown = null) =>
    history.replaceState({ usr, key: Math.random().toString(36).slice(2), idx } satisfies Entry, '');
  const own = history.state as Entry | null;
  let last = own?.idx ?? 0;
  if (carried !== undefined || !own?.key) key(last, carried);
  addEventListener('popstate', () => {
    const entry = history.state as Entry | null;
    last = entry?.idx ?? last + 1;
    if (!entry) key(last);
  });
}
