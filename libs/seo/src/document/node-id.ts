import { ORIGIN } from '../origin.ts';

/** Returns a reference to another node of the graph. */
export const reference = (id: string) => ({ '@id': id });

/** Returns the id of a page's node. */
export const nodeId = (
  url: string,
  part: 'webpage' | 'breadcrumb' | 'service' | 'article' | 'list' | 'faq',
) => `${url}#${part}`;

/** Ids that are the same on every page. */
export const ORGANIZATION = `${ORIGIN}/#organization`;
export const WEBSITE = `${ORIGIN}/#website`;

/** Returns the id of an office, the same on every page. */
export const officeId = (id: string) => `${ORIGIN}/#${id}`;
