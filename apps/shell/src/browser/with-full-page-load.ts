import type { Location } from 'react-router-dom';
import { fullPageLoad } from '../app/full-page-load.ts';
import { DocumentOnlyError, type PageSource } from '../app/page-source.ts';

/**
 * A page source that loads a page's document when its code fails to load. It rejects, as the source did, when the server
 * cannot be reached, or when the visitor has gone elsewhere meanwhile. `destination` is where the router is going.
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
        // Never settle then: the error page would flash before the old page is unloaded.
        if (await loadDocument(target, navigation)) return new Promise<never>(() => {});
        throw error;
      }
    },
  };
}
