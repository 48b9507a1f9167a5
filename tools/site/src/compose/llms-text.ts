import type { Page } from '../release/model.ts';

/** What a document says of itself, as far as a release does not keep it. */
export interface PageDescription {
  description: string;
  /** What the site calls itself. */
  site: string | undefined;
}

/**
 * `/llms.txt`: the pages of a release with what each says of itself, for a reader that has no time for the site. Of pages
 * that were not rendered, `before`, the same file of the release before, still says it: nothing of it is kept twice.
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

/** A title says the page's name, then the site's. */
function line({ title, canonical }: Page, own?: PageDescription): string {
  const name = title.replace(/ \| [^|]+$/, '').replace(/[[\]]/g, '');
  return `- [${oneLine(name)}](${canonical})${own ? `: ${oneLine(own.description)}` : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
