import { fullPageLoad } from '../app/full-page-load.ts';
import { DocumentOnlyError, type LoadedPage, type PageSource } from '../app/page-source.ts';

/** What loads the page of a path. */
interface Pages {
  load(path: string): Promise<LoadedPage>;
}

/**
 * Returns a page source that loads the document when a page's code fails to load. It rejects with the original error if the
 * server is unreachable or the visitor has navigated elsewhere.
 */
export function withFullPageLoad(pages: Pages, loadDocument: typeof fullPageLoad = fullPageLoad): PageSource {
  return {
    async load(location, navigation) {
      try {
        return await pages.load(location.pathname);
      } catch (error) {
        if (navigation.aborted) throw error;
        if (!(error instanceof DocumentOnlyError))
          console.error(`[shell] ${location.pathname} needs a full page load:`, error);
        // Never settle: the error page would flash before unload.
        if (await loadDocument(location, navigation)) return new Promise<never>(() => {});
        throw error;
      }
    },
  };
}
