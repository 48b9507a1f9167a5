import { memo } from 'react';

/**
 * Ends the content above the fold, which browsers paint with the inlined critical CSS. What is below waits for the page's stylesheets;
 * the composer inserts links for browsers without scripts here. Only the first one on a page counts. React treats the element as opaque
 * because it does not know about the links.
 */
export const CriticalCssBoundary = memo(function CriticalCssBoundary() {
  return <div data-fold hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});
