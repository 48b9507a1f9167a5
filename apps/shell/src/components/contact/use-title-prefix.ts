import { leadForm } from '@vantedge/content-site';
import { useEffect } from 'react';

/** Prefixes the document's title while a form has errors. The title may change meanwhile. */
export function useTitlePrefix(invalid: boolean): void {
  useEffect(() => {
    if (!invalid) return;
    const { titlePrefix } = leadForm;
    document.title = titlePrefix + document.title;
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [invalid]);
}
