/** Returns a reference to another node of the graph. */
export const reference = (id: string) => ({ '@id': id });

/** Returns the id of a page's node. */
export const nodeId = (
  url: string,
  part: 'webpage' | 'breadcrumb' | 'service' | 'article' | 'list' | 'faq',
) => `${url}#${part}`;

/** Returns the id of the company, the website or an office, the same on every page. */
export const siteNodeId = (origin: string, id: 'organization' | 'website' | (string & {})) =>
  `${origin}/#${id}`;
