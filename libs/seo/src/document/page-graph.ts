import type { Thing, WebPage } from 'schema-dts';
import type { PageMeta } from '../page-meta.ts';
import type { PageUrls } from './document-head.ts';
import { nodeId, reference, siteNodeId } from './node-id.ts';
import { articleNode, breadcrumbNode, faqNode, listNode, serviceNode } from './part-nodes.ts';
import type { Publisher } from './publisher.ts';
import { organizationNode, officeNodes, websiteNode } from './site-nodes.ts';

/** Returns the JSON-LD nodes of a page: the company, its offices and site, the page, and what the page is about. */
export function pageGraph(page: PageMeta, publisher: Publisher, urls: PageUrls): Thing[] {
  const parts = [
    breadcrumbNode(page, urls),
    serviceNode(page, publisher, urls),
    articleNode(page, publisher, urls),
    listNode(page, urls),
    faqNode(page, urls),
  ];
  return [
    organizationNode(publisher, urls),
    websiteNode(publisher, urls),
    ...officeNodes(publisher, urls),
    webPageNode(page, urls),
    ...parts.filter((node) => node !== undefined),
  ];
}

const KINDS = { about: 'AboutPage', contact: 'ContactPage', collection: 'CollectionPage' } as const;

function webPageNode(page: PageMeta, { origin, url, share }: PageUrls): WebPage {
  const main = page.service ? 'service' : page.article ? 'article' : page.list ? 'list' : undefined;
  return {
    '@type': page.kind ? KINDS[page.kind] : 'WebPage',
    '@id': nodeId(url, 'webpage'),
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    isPartOf: reference(siteNodeId(origin, 'website')),
    ...(main ? { mainEntity: reference(nodeId(url, main)) } : {}),
    ...(url === `${origin}/` || page.kind ? { about: reference(siteNodeId(origin, 'organization')) } : {}),
    ...(share
      ? {
          primaryImageOfPage: {
            '@type': 'ImageObject',
            url: share.url,
            width: String(share.width),
            height: String(share.height),
          },
        }
      : {}),
    ...(page.breadcrumb ? { breadcrumb: reference(nodeId(url, 'breadcrumb')) } : {}),
  };
}
