import { ORIGIN } from '../origin.ts';

/** What stands for a node elsewhere in the graph. */
export const reference = (id: string) => ({ '@id': id });

/** The id of what a page is about, or of the page itself. */
export const nodeId = (
  url: string,
  part: 'webpage' | 'breadcrumb' | 'service' | 'article' | 'list' | 'faq',
) => `${url}#${part}`;

/** The same on every page. */
export const ORGANIZATION = `${ORIGIN}/#organization`;
export const WEBSITE = `${ORIGIN}/#website`;

/** The id of an office, on every page. */
export const officeId = (id: string) => `${ORIGIN}/#${id}`;
