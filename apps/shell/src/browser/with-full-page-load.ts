import type { Location } from 'react-router-dom';
import { fullPageLoad } from '../app/full-page-load.ts';
import { DocumentOnlyError, type PageSource } from '../app/page-source.ts';

/**
 * Wraps a page source: when a page's code fails to load, it loads the document instead. Rejects with the original
 * error if the server is unreachable or the visitor has navigated elsewhere. `destination` returns the location the
 * router is navigating to.
 */
export function withFullPageLoad(
  source: PageSource,
  destination: () => Location<unknown> | undefined,
  loadDocument: typeof fullPageLoad = fullPageLoad,
): PageSource {
  return {
    async load(path, navigation) {
      try {
        return await source.load(path, navigation);
      } catch (error) {
        const target = destination();
        if (navigation.aborted || !target) throw error;
        if (!(error instanceof DocumentOnlyError))
          console.error(`[shell] ${path} needs a full page load:`, error);
        // Never settle: the error page would flash before unload.
        if (await loadDocument(target, navigation)) return new Promise<never>(() => {});
        throw error;
      }
    },
  };
}
