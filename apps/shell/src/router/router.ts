import type { NavigateOptions, RouterLocation } from '@vantedge/shared-ui';
import type { LoadedPage, PageSource } from '../app/page-source.ts';
import { addEntry, currentEntry, newEntry } from './history-entry.ts';
import { ScrollPositions } from './scroll-positions.ts';

/** What the site shows. */
export interface RouterState {
  location: RouterLocation;
  /** The page of the location, or why it failed to load. */
  page: LoadedPage | { error: unknown };
  /** Position to scroll to in CSS pixels, or the element of the location's fragment; `undefined` stays where it is. */
  scrollTo?: number | 'fragment';
}

type Listener = (state: RouterState) => void;

/**
 * Client navigation. Loads the page of a location before the URL changes and anything is rendered, so that the visitor stays on
 * the page until the next one is there. A new navigation aborts the one that is loading.
 */
export class Router {
  state: RouterState;
  private readonly positions = new ScrollPositions();
  private readonly listeners = new Set<Listener>();
  private navigation = new AbortController();

  constructor(
    private readonly source: PageSource,
    first: LoadedPage,
  ) {
    this.state = { location: currentEntry(), page: first };
    this.positions.takeOver(() => this.state.location.key);
    addEventListener('popstate', () => void this.returnTo(currentEntry()));
  }

  /** Calls back with every new state; returns the function that stops it. */
  subscribe(listener: Listener) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Navigates to a path of the site. Resolves when the page is shown, failed to load, or was superseded. */
  readonly navigate = async (to: string, { state, keepScroll }: NavigateOptions = {}): Promise<void> => {
    const location = newEntry(to, state);
    const page = await this.pageOf(location);
    if (!page) return;
    this.positions.save(this.state.location.key);
    addEntry(location);
    this.show({ location, page, ...(!keepScroll && { scrollTo: location.hash ? 'fragment' : 0 }) });
  };

  /** Shows a history entry that the browser has gone to. */
  private async returnTo(location: RouterLocation) {
    const page = await this.pageOf(location);
    if (!page) return;
    this.positions.save(this.state.location.key);
    const scrollTo = this.positions.of(location.key) ?? (location.hash ? 'fragment' : 0);
    this.show({ location, page, scrollTo });
  }

  /** Loads a page unless it is already shown; `undefined` if another navigation has started meanwhile. */
  private async pageOf(location: RouterLocation): Promise<RouterState['page'] | undefined> {
    this.navigation.abort();
    const { signal } = (this.navigation = new AbortController());
    const shown = this.state.page;
    if ('path' in shown && shown.path === location.pathname) return shown;
    const page = await this.source.load(location, signal).catch((error: unknown) => ({ error }));
    return signal.aborted ? undefined : page;
  }

  private show(state: RouterState) {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }
}
