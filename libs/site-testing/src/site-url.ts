/** Variable that has the URL of the site under test. */
const VARIABLE = 'SITE_URL';

/** URL of the site under test, which the setup of the tests serves or the caller has started. Throws if nobody names it. */
export function siteUrl(): string {
  const url = process.env[VARIABLE];
  if (!url) throw new Error(`No site to test.\nStart a server, and set ${VARIABLE} to its URL.`);
  return url.replace(/\/$/, '');
}
