/** Key of the positions in session storage. */
const STORED_POSITIONS = 'vantedge-scroll-positions';

/**
 * Scroll positions of the history entries of this tab, by key. Kept in session storage while another document is loaded,
 * so that Back restores them after a reload too.
 */
export class ScrollPositions {
  private readonly positions = new Map<string, number>(stored());

  /** Restores positions instead of the browser, which would do so before the page is rendered. */
  takeOver(currentKey: () => string) {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', () => {
      this.save(currentKey());
      store([...this.positions]);
      // The browser restores the position of this document when the visitor comes back to it.
      history.scrollRestoration = 'auto';
    });
    // A document from the back/forward cache goes on.
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  }

  /** Saves the current position for an entry. */
  save(key: string) {
    this.positions.set(key, scrollY);
  }

  /** Returns the position of an entry in CSS pixels; `undefined` if it was never left. */
  of(key: string): number | undefined {
    return this.positions.get(key);
  }
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_POSITIONS) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function store(positions: [string, number][]) {
  try {
    sessionStorage.setItem(STORED_POSITIONS, JSON.stringify(positions));
  } catch {
    // Without storage, Back starts at the top after a reload.
  }
}
