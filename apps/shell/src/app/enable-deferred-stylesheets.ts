/**
 * Enables the stylesheets parked with `media="not all"`, which are loaded by then. The critical copies leave the
 * document together with the server-rendered page. Not enabled earlier, because duplicate stylesheets make Chromium
 * load fonts again.
 */
export function enableDeferredStylesheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = 'all';
}
