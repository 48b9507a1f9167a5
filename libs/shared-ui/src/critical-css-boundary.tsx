import { memo } from 'react';

/**
 * The end of what a visitor sees first. The composer puts links to the page's stylesheets into it: a browser paints what
 * stands above with the rules in the document, and nothing below before those sheets are there.
 *
 * The first of a page counts.
 *
 * React owns an opaque element here, for it knows nothing of the links.
 */
export const CriticalCssBoundary = memo(function CriticalCssBoundary() {
  return <div data-fold hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});
