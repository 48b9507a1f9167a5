/** The endpoint that takes leads, as the document states it on its root (`<html data-leads="/api/leads">`); none in a plain export. */
export function leadEndpoint(): string | undefined {
  return document.documentElement.dataset['leads'];
}
