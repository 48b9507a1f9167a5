import { parse } from 'node-html-parser';

/** What a document says of itself, and what is wrong with it. */
export interface Inspection {
  title: string;
  canonical: string;
  indexable: boolean;
  /** Paths of this site that it links to. */
  links: string[];
  problems: string[];
}

/** Reads a rendered document as a search engine would. */
export function inspectPage(html: string, path: string): Inspection {
  const document = parse(html, { comment: false });
  const one = (selector: string, name: string) => {
    const found = document.querySelectorAll(selector);
    if (found.length !== 1) problems.push(`has ${found.length} ${name} instead of one`);
    return found[0];
  };
  const problems: string[] = [];
  const title = one('head title', 'title')?.text.trim() ?? '';
  const description = one('head meta[name=description]', 'description')?.getAttribute('content')?.trim();
  const canonical = one('head link[rel=canonical]', 'canonical link')?.getAttribute('href') ?? '';
  const heading = one('h1', 'h1')?.text.trim();
  if (!title) problems.push('has an empty title');
  if (!description) problems.push('has an empty description');
  if (!heading) problems.push('has an empty h1');
  if (!URL.canParse(canonical))
    problems.push(`has '${canonical}' as canonical link, which is no absolute URL`);
  if (document.querySelector('[style]'))
    problems.push('has a style attribute, which the policy of the page forbids');
  const ids = new Set(document.querySelectorAll('[id]').map((element) => element.id));
  const links = new Set<string>();
  for (const element of document.querySelectorAll('a[href]')) {
    const href = element.getAttribute('href')!;
    const url = new URL(href, `https://site.invalid${path}`);
    if (url.host !== 'site.invalid' || !url.protocol.startsWith('http')) continue;
    const fragment = decodeURIComponent(url.hash.slice(1));
    if (url.pathname === path && fragment && !ids.has(fragment))
      problems.push(`links to #${fragment}, which is not on it`);
    links.add(url.pathname);
  }
  return {
    title,
    canonical,
    indexable: !/noindex/.test(document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''),
    links: [...links].sort(),
    problems,
  };
}
