/** Page that a form posted without JavaScript redirects to. */
export const THANK_YOU_PATH = '/contact/thank-you';

/** Page whose button confirms a newsletter sign-up. */
export const CONFIRM_PATH = '/newsletter/confirm';

/** Page whose button ends a subscription to the newsletter. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/**
 * Hidden field that bots fill in. Unlike `website`, `company` or `url`, browsers and password managers do not
 * autofill this name.
 */
export const HONEYPOT = 'subject';

/** Field with the URLs of the form's page, of the first page of the visit and of what linked to it, separated by spaces. */
export const SOURCE_FIELD = 'source';

/** Parameters that tools of campaigns add to links. */
export const CAMPAIGN = /^(?:utm_[a-z_]{1,30}|gclid|fbclid|msclkid)$/;

/** Maximum size of a posted form as it is sent, in bytes: a message of 50,000 characters in any script, each of up to nine bytes, and the other fields. */
export const MAX_BODY_BYTES = 512 * 1024;

/** Days after which a contact message is erased, unless the settings of a channel override it. */
export const LEAD_RETENTION_DAYS = 730;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns how long a visitor should wait, rounded up: "1 minute", "12 minutes", "23 hours". */
export function waitText(waitMs: number): string {
  if (waitMs > HOUR_MS) return `${Math.ceil(waitMs / HOUR_MS)} hours`;
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
