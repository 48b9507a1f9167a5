import type { HTMLElement } from 'node-html-parser';

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
export function readHead(path: string, document: HTMLElement): Head {
  const meta = Object.fromEntries(
    document
      .querySelectorAll('head meta[content]')
      .map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        tag.getAttribute('content')!,
      ]),
  );
  return {
    path,
    title: document.querySelector('head title')!.text,
    description: meta['description']!,
    canonical: document.querySelector('head link[rel=canonical]')!.getAttribute('href')!,
    indexable: !meta['robots']?.includes('noindex'),
    meta,
    graphs: document
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as Head['graphs'][number]),
    crumbs: document.querySelectorAll('nav[aria-label=Breadcrumb] li').map((item) => ({
      name: collapseWhitespace(item.text),
      to: item.querySelector('a')?.getAttribute('href'),
    })),
    questions: document
      .querySelectorAll('main details.faq-item')
      .map((item) => [
        collapseWhitespace(item.querySelector('summary')!.text),
        collapseWhitespace(item.querySelector('.faq-answer')!.text),
      ]),
  };
}

/** Trimmed text with single spaces. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();
