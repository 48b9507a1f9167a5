import { type DraftsByEntry, FormDrafts } from '@vantedge/shared-ui/host';
import { createContext, useEffect } from 'react';
import {
  type Location,
  type Path,
  redirectDocument,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
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

/**
 * Full page loads that the router starts. They keep query, fragment, history state and what visitors have typed, in session
 * storage: it may be personal data, which must not appear in a URL.
 */
export class FullPageLoads {
  readonly drafts: FormDrafts;

  /** @param carried What the previous document has carried to this one. */
  constructor(carried?: Carried) {
    this.drafts = new FormDrafts(carried?.drafts);
  }

  /**
   * Response of a loader whose page needs a document. Throws `reason` if the browser is offline, and after Back or Forward, which have
   * changed the address already: the error page then loads it.
   */
  redirect(destination: Location, reason: unknown): Response {
    const url = urlOf(destination);
    if (!navigator.onLine || url === urlOf(location)) throw reason;
    this.carry(destination);
    return redirectDocument(url);
  }

  /** Loads a location as a document, unless the browser is offline. */
  load(destination: Location) {
    if (!navigator.onLine) return;
    this.carry(destination);
    const url = urlOf(destination);
    // Assigning the same URL with a fragment would only scroll.
    if (url === urlOf(location)) location.reload();
    else location.assign(url);
  }

  private carry(destination: Location) {
    const { key, state } = destination as { key: string; state: unknown };
    const url = urlOf(destination);
    const drafts = this.drafts.all();
    if ((state ?? null) === null && !Object.keys(drafts).length) return;
    try {
      sessionStorage.setItem(CARRIED, JSON.stringify({ url, key, state, drafts } satisfies Carried));
    } catch (error) {
      console.error(`[shell] ${url} loads without its state, storage is unavailable:`, error);
    }
  }
}

const urlOf = ({ pathname, search, hash }: Path) => pathname + search + hash;

export const FullPageLoadsContext = createContext(new FullPageLoads());

/** Ends the navigation that has left this page by a full page load, when Back restores the page as it was. */
export function SettleRestored() {
  const { location: destination } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
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
    return carried?.url === urlOf(location) ? carried : undefined;
  } catch (error) {
    console.error('[shell] failed to restore the state of this page:', error);
    return undefined;
  }
}
