import { memo } from 'react';

/**
 * Ends the content above the fold. The composer inserts links to the page's stylesheets here: browsers paint
 * everything above with the inlined critical CSS and block what is below until those stylesheets load. Only the first
 * one on a page counts. React treats the element as opaque because it does not know about the links.
 */
export const CriticalCssBoundary = memo(function CriticalCssBoundary() {
  return <div data-fold hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});
