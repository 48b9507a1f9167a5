/**
 * Returns the URL that receives form submissions, from `<html data-leads="/api/leads">`; `undefined` in a plain
 * export.
 */
export function leadEndpoint(): string | undefined {
  return document.documentElement.dataset['leads'];
}
