/** Where a form posts to. */
export const LEADS_PATH = '/api/leads';

/** The image of one pixel whose answer says when the form was first seen. */
export const LEAD_TOKEN_PATH = `${LEADS_PATH}/token`;

/** Where a form that was posted without script ends. */
export const THANK_YOU_PATH = '/contact/thank-you';

/**
 * A field that people do not see and programs fill in. Its name is none that browsers or password managers fill in by
 * themselves, as they do `website`, `company` or `url`.
 */
export const HONEYPOT = 'subject';

/** Bytes of a whole form as posted. A form whose fields are as long as they may be is smaller, in any script. */
export const BODY_LIMIT = 64 * 1024;

/** Days after which a contact message is erased, unless `site.json` says otherwise. */
export const LEAD_RETENTION_DAYS = 730;
