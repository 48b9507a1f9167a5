import type { PageData } from '@vantedge/federation-contract';

/** URLs of the files that a first visit of a page downloads, each once. */
export interface VisitFiles {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Reads from a document which files it names. */
export function visitFiles(html: string): VisitFiles {
  const data = /<script type="application\/json" id="vantedge-page">(.*?)<\/script>/s.exec(html);
  if (!data) throw new Error('the document has no page data');
  const { integrity } = (JSON.parse(data[1]!) as PageData).release;
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const hrefs = links.flatMap((tag) => /\bhref="?([^"\s>]+)/.exec(tag)?.[1] ?? []);
  const named = [...new Set([...hrefs, ...Object.keys(integrity)])];
  const ending = (extension: string) => named.filter((url) => url.endsWith(extension));
  return { scripts: ending('.js'), styles: ending('.css'), fonts: ending('.woff2') };
}
