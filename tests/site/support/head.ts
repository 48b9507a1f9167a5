import { type Document, select, selectOne } from '@vantedge/release/html';
import { textContent } from 'domutils';

interface Node {
  '@type': string;
  '@id': string;
  [member: string]: unknown;
}

/** Metadata of a prerendered document, and the visible content it describes. */
export interface Head {
  path: string;
  title: string;
  description: string;
  canonical: string;
  indexable: boolean;
  /** Content of each `meta`, by name or property; the last one wins. */
  meta: Record<string, string>;
  /** JSON-LD. */
  graphs: { '@graph': Node[] }[];
  /** Visible breadcrumb. */
  crumbs: { name: string; to: string | undefined }[];
  /** Visible questions and answers. */
  questions: [string, string][];
}

/** Metadata of the document of a path. */
export function readHead(path: string, document: Document): Head {
  const meta = Object.fromEntries(
    select('head meta[content]', document).map(({ attribs }) => [
      attribs['name'] ?? attribs['property'] ?? '',
      attribs['content']!,
    ]),
  );
  return {
    path,
    title: textContent(selectOne('head title', document)!),
    description: meta['description']!,
    canonical: selectOne('head link[rel=canonical]', document)!.attribs['href']!,
    indexable: !meta['robots']?.includes('noindex'),
    meta,
    graphs: select('script[type="application/ld+json"]', document).map(
      (script) => JSON.parse(textContent(script)) as Head['graphs'][number],
    ),
    crumbs: select('nav[aria-label=Breadcrumb] li', document).map((item) => ({
      name: collapseWhitespace(textContent(item)),
      to: selectOne('a', item)?.attribs['href'],
    })),
    questions: select('main details.faq-item', document).map((item) => [
      collapseWhitespace(textContent(selectOne('summary', item)!)),
      collapseWhitespace(textContent(selectOne('.faq-answer', item)!)),
    ]),
  };
}

/** Trimmed text with single spaces. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();
