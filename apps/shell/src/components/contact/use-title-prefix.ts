import { leadForm } from '@vantedge/content-site';
import { useEffect } from 'react';

/** Says in the document's title that a form was refused, for as long as it is; the title may change meanwhile. */
export function useTitlePrefix(refused: boolean): void {
  useEffect(() => {
    if (!refused) return;
    const { titlePrefix } = leadForm;
    document.title = titlePrefix + document.title;
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [refused]);
}
