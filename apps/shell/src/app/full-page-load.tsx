import { tabStorage } from '@vantedge/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import {
  type Location,
  type Path,
  redirectDocument,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { PENDING_NAVIGATION_KEY } from './page-state.ts';

/**
 * What the document of a full page load takes over from the one before. In session storage, because it may be personal data, which must not
 * appear in a URL.
 */
interface PendingNavigation {
  url: string;
  /** History state of the destination. */
  state: unknown;
}

/**
 * Response of a loader whose page needs a document: a full page load that keeps query, fragment and history state. Throws `reason` if the
 * browser is offline, and after Back or Forward, which have changed the address already: the error page then loads it.
 */
export function redirectToDocument(destination: Location, reason: unknown): Response {
  const url = urlOf(destination);
  if (!navigator.onLine || url === urlOf(location)) throw reason;
  carry(destination);
  return redirectDocument(url);
}

/** Loads a location as a document, unless the browser is offline. */
export function loadDocument(destination: Location) {
  if (!navigator.onLine) return;
  carry(destination);
  const url = urlOf(destination);
  // Assigning the same URL with a fragment would only scroll.
  if (url === urlOf(location)) location.reload();
  else location.assign(url);
}

function carry(destination: Location) {
  const pending: PendingNavigation = { url: urlOf(destination), state: destination.state };
  if (pending.state)
    tabStorage((storage) => storage.setItem(PENDING_NAVIGATION_KEY, JSON.stringify(pending)));
}

const urlOf = ({ pathname, search, hash }: Path) => pathname + search + hash;

/** How long React may take to render what the back-forward cache has restored, in milliseconds. */
const RESTORED_RENDER_MS = 2_000;

/**
 * Ends the navigation that has left this page by a full page load, when Back restores the page as it was. Loads the page again if React does
 * not render any more: Firefox loses the message by which React would go on with what it was rendering when the page was left.
 */
export function SettleRestored() {
  const { location: destination } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  const [restored, setRestored] = useState(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => clearTimeout(waiting.current), [restored]);
  useEffect(() => {
    const settle = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      waiting.current = setTimeout(() => location.reload(), RESTORED_RENDER_MS);
      setRestored((times) => times + 1);
      if (!destination) return;
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

/** Returns the history state that the previous document has carried to this one, and deletes it. */
export function takePendingNavigation(): unknown {
  const pending = tabStorage((storage) => {
    const kept = storage.getItem(PENDING_NAVIGATION_KEY);
    storage.removeItem(PENDING_NAVIGATION_KEY);
    return JSON.parse(kept!) as PendingNavigation | null;
  });
  return pending?.url === urlOf(location) ? pending.state : undefined;
}
