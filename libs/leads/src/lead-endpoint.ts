/** URL that forms post to. */
export const LEADS_PATH = '/api/leads';

/** 1-pixel image whose response records when the form was first seen. */
export const LEAD_TOKEN_PATH = `${LEADS_PATH}/token`;

/** Page that a form posted without JavaScript redirects to. */
export const THANK_YOU_PATH = '/contact/thank-you';

/**
 * Hidden field that bots fill in. Unlike `website`, `company` or `url`, browsers and password managers do not
 * autofill this name.
 */
export const HONEYPOT = 'subject';

/**
 * Maximum size of a posted form, in bytes. A form with all fields at their maximum length is smaller, in any script.
 */
export const MAX_BODY_BYTES = 64 * 1024;

/** Days after which a contact message is erased, unless the settings of a channel override it. */
export const LEAD_RETENTION_DAYS = 730;
