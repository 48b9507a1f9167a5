/** A history entry as React Router keeps it. */
interface Entry {
  /** State of the application. */
  usr: unknown;
  key: string;
  idx: number;
}

/** What a full page load passes to the entry that it arrives in. */
interface Arrival {
  key: string;
  state: unknown;
}

/**
 * Gives a key to the history entries that the router does not make: the document's own, and those of fragment links. The router keeps
 * scroll positions by key, and would give such entries one that they share. Call it before the router exists, which would otherwise have to
 * navigate in place, and scroll.
 */
export function keyEntries(arrival?: Arrival) {
  const keyed = ({ key, state }: Arrival, idx: number) =>
    history.replaceState({ usr: state, key, idx } satisfies Entry, '');
  const own = history.state as Entry | null;
  let last = own?.idx ?? 0;
  if (arrival) keyed(arrival, last);
  else if (!own?.key) keyed(nothing(), last);
  addEventListener('popstate', () => {
    const entry = history.state as Entry | null;
    last = entry?.idx ?? last + 1;
    if (!entry) keyed(nothing(), last);
  });
}

const nothing = (): Arrival => ({ key: Math.random().toString(36).slice(2), state: null });
