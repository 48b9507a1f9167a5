import { type DraftsByEntry, FormDrafts } from '@vantedge/shared-ui/host';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { CARRIED } from './page-state.ts';

/** What the document of a full page load takes over from the one before. */
interface Carried {
  url: string;
  /** Key of the destination's history entry. */
  key: string;
  /** History state of the destination. */
  state: unknown;
  drafts: DraftsByEntry;
}

/** A navigation whose page this document cannot show. */
interface HandedOver {
  pathname: string;
  signal: AbortSignal;
  fail: () => void;
}

/**
 * Full page loads that the router starts. They keep query, fragment, history state and what visitors have typed, in session
 * storage: it may be personal data, which must not appear in a URL.
 */
export class FullPageLoads {
  private handedOver: HandedOver | undefined;
  private onChange = () => {};

  readonly drafts: FormDrafts;

  /** @param carried What the previous document has carried to this one. */
  constructor(carried?: Carried) {
    this.drafts = new FormDrafts(carried?.drafts);
  }

  /**
   * Hands the navigation of a loader over to the browser. Never resolves: settling would flash the error page before unload.
   * Rejects with `reason` if the browser is offline, or the visitor navigates elsewhere.
   */
  handOver({ url, signal }: Request, reason: unknown): Promise<never> {
    return new Promise((_, reject) => {
      const fail = () => reject(reason);
      signal.addEventListener('abort', fail);
      this.handedOver = { pathname: new URL(url).pathname, signal, fail };
      this.onChange();
    });
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (onChange: () => void) => {
    this.onChange = onChange;
    return () => (this.onChange = () => {});
  };
  readonly current = () => this.handedOver;

  /** Loads a location as a document, unless the browser is offline, or the signal has aborted. Returns whether it does. */
  load({ pathname, search, hash, state, key }: Location, signal?: AbortSignal): boolean {
    if (!navigator.onLine || signal?.aborted) return false;
    const url = pathname + search + hash;
    const drafts = this.drafts.all();
    if ((state ?? null) !== null || Object.keys(drafts).length) this.carry({ url, key, state, drafts });
    // Back, Forward and an error page are already at their URL, and assigning one with a fragment would only scroll.
    if (url === location.pathname + location.search + location.hash) location.reload();
    else location.assign(url);
    return true;
  }

  private carry(carried: Carried) {
    try {
      sessionStorage.setItem(CARRIED, JSON.stringify(carried));
    } catch (error) {
      console.error(`[shell] ${carried.url} loads without its state, storage is unavailable:`, error);
    }
  }
}

export const FullPageLoadsContext = createContext(new FullPageLoads());

/** Performs the full page loads that loaders ask for, whose requests have neither fragment nor history state. */
export function FullPageLoader() {
  const loads = use(FullPageLoadsContext);
  const { location: destination } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const handedOver = useSyncExternalStore(loads.subscribe, loads.current, loads.current);
  useEffect(() => {
    if (!destination || !handedOver || destination.pathname !== handedOver.pathname) return;
    const { signal, fail } = handedOver;
    if (!signal.aborted && !loads.load(destination, signal)) fail();
  }, [loads, destination, handedOver]);
  useEffect(() => {
    /** Ends the navigation that left this page, when Back restores it as it was. */
    const settle = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !destination) return;
      const { scrollX, scrollY } = window;
      await navigate(here, { replace: true, state: here.state as unknown, preventScrollReset: true });
      // A fragment in the address would scroll.
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
    const onShow = (event: PageTransitionEvent) => void settle(event);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [destination, here, navigate]);
  return null;
}

/** Returns what the previous document has carried to this one, and deletes it. */
export function takeCarried(): Carried | undefined {
  try {
    const kept = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    const carried = kept ? (JSON.parse(kept) as Carried) : undefined;
    return carried?.url === location.pathname + location.search + location.hash ? carried : undefined;
  } catch (error) {
    console.error('[shell] failed to restore the state of this page:', error);
    return undefined;
  }
}
