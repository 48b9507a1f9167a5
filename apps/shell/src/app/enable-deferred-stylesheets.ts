/**
 * Has the stylesheets at the document's end apply. Those at the fold of the page as served go with it; these are loaded
 * by then, so nothing is shown without its rules. Not sooner: the same sheet twice makes Chromium choose fonts again.
 */
export function enableDeferredStylesheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = 'all';
}
