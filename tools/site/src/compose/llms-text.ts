import type { Page } from '@vantedge/release';

/** Metadata of a document that a release does not store. */
export interface PageDescription {
  description: string;
  /** Name of the site. */
  site: string | undefined;
}

/**
 * Generates `/llms.txt`: the pages of a release with their descriptions. Descriptions of pages that were not rendered are taken
 * from `previousText`, the file of the previous release.
 */
export function llmsText(
  pages: Readonly<Record<string, Page>>,
  descriptions: ReadonlyMap<string, PageDescription>,
  previousText = '',
): string {
  const previousLines = new Map(
    previousText.split('\n').map((line) => [/\]\((\S+?)\)/.exec(line)?.[1], line]),
  );
  const home = descriptions.get('/');
  const head = home
    ? `# ${home.site ?? pages['/']!.title}\n\n> ${oneLine(home.description)}\n\n## Pages\n\n`
    : previousText.slice(0, previousText.indexOf('- ['));
  const lines = Object.entries(pages)
    .filter(([path, { indexable, canonical }]) => indexable && new URL(canonical).pathname === path)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, page]) => {
      const own = descriptions.get(path);
      return own ? line(page, own) : (previousLines.get(page.canonical) ?? line(page));
    });
  return `${head}${lines.join('\n')}\n`;
}

/** Formats one page. Titles consist of the page's name and the site's. */
function line({ title, canonical }: Page, own?: PageDescription): string {
  const name = title.replace(/ \| [^|]+$/, '').replace(/[[\]]/g, '');
  return `- [${oneLine(name)}](${canonical})${own ? `: ${oneLine(own.description)}` : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
