import { CAMPAIGN } from '@vantedge/leads';
import { tabStorage } from './components/tab-storage.ts';

/** Key in session storage of where the visit of this tab has started: the URL of its first page and of what linked to it, separated by a space. */
export const SOURCE = 'vantedge-source';

/** Name of the event of the document that `track` dispatches. */
export const TRACKED = 'vantedge:track';

/**
 * What visitors do that a site may measure, with what is told of it. A section declares more in its `section.ts`:
 *
 * ```ts
 * declare module '@vantedge/shared-ui' {
 *   interface TrackedEvents {
 *     job_opened: { remote: boolean };
 *   }
 * }
 * ```
 */
export interface TrackedEvents {
  lead_sent: { form: 'contact' | 'newsletter' | 'other' };
  newsletter_confirmed: object;
  estimate_changed: { developers: number; hours: number };
  cases_filtered: { filters: number };
  contact_pressed: { channel: 'phone' | 'email' | 'calendar' | 'chat' | 'whatsApp' };
}

/** Numbers, flags and words of a list. Not any text: it could be a name, an address or a message. */
type Impersonal<T> = {
  [K in keyof T]: string extends T[K] ? never : T[K] extends string | number | boolean ? T[K] : never;
};

/**
 * Tells the document that a visitor did something, as the event `vantedge:track`. Its detail has the event, its data, the first page of the
 * visit and its campaign. A tag that the visitor has allowed reads it; without one nothing leaves the browser.
 */
export function track<Name extends keyof TrackedEvents>(
  name: Name,
  data: TrackedEvents[Name] & Impersonal<TrackedEvents[Name]>,
): void {
  const [first] = tabStorage((storage) => storage.getItem(SOURCE))?.split(' ') ?? [];
  const { pathname, searchParams } = new URL(first || location.href);
  const campaign = [...searchParams].filter(([name]) => CAMPAIGN.test(name));
  const detail = { event: name, ...data, landing: pathname, ...Object.fromEntries(campaign) };
  document.dispatchEvent(new CustomEvent(TRACKED, { detail }));
}
