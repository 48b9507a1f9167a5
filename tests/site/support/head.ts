import type { Document, Element } from 'domhandler';
import { textContent } from 'domutils';
import { collapseWhitespace, find, findAll } from '@vantedge/site-testing/documents';

interface GraphNode {
  '@type': string;
  '@id': string;
  [member: string]: unknown;
}

/** Metadata of a prerendered document, and the visible content it describes. */
export interface Head {
  path: string;
  title: string;
  description: string;
  /** Empty if there is none. */
  canonical: string;
  indexable: boolean;
  /** Content of each `meta`, by name or property; the last one wins. */
  meta: Record<string, string>;
  /** JSON-LD. */
  graphs: { '@graph': GraphNode[] }[];
  /** Visible breadcrumb. */
  crumbs: { name: string; to: string | undefined }[];
  /** Visible questions and answers. */
  questions: [string, string][];
}

/** Metadata of the document of a path. */
export function readHead(path: string, document: Document): Head {
  const meta = Object.fromEntries(
    findAll(document, 'head meta[content]').map(({ attribs }) => [
      attribs['name'] ?? attribs['property'] ?? '',
      attribs['content']!,
    ]),
  );
  return {
    path,
    title: textContent(find(document, 'head title')),
    description: meta['description']!,
    canonical: findAll(document, 'head link[rel=canonical]')[0]?.attribs['href'] ?? '',
    indexable: !meta['robots']?.includes('noindex'),
    meta,
    graphs: findAll(document, 'script[type="application/ld+json"]').map(
      (script) => JSON.parse(textContent(script)) as Head['graphs'][number],
    ),
    crumbs: findAll(document, 'nav[aria-label=Breadcrumb] li').map((item) => ({
      name: collapsedText(item),
      to: findAll(item, 'a')[0]?.attribs['href'],
    })),
    questions: findAll(document, 'main details.faq-item').map((item) => [
      collapsedText(find(item, 'summary')),
      answerOf(find(item, '.faq-answer')),
    ]),
  };
}

const collapsedText = (element: Element) => collapseWhitespace(textContent(element));

/** An answer without the link that ends it. */
function answerOf(answer: Element): string {
  const link = findAll(answer, '.faq-more').map(textContent).join('');
  return collapseWhitespace(textContent(answer).slice(0, link ? -link.length : undefined));
}
