import { useEffect } from 'react';

/** Puts words before the document's title for as long as they hold; the title may change meanwhile. */
export function useTitlePrefix(prefix: string, holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, holds]);
}
