import type { Page } from '@vantedge/release';

/** Generates `/llms.txt`: the pages of a release with their descriptions. */
export function llmsText(pages: Readonly<Record<string, Page>>): string {
  const home = pages['/'];
  const head = home
    ? `# ${home.site ?? home.title}\n\n${home.description ? `> ${oneLine(home.description)}\n\n` : ''}## Pages\n\n`
    : '';
  const lines = Object.entries(pages)
    .filter(([path, { indexable, canonical }]) => indexable && new URL(canonical).pathname === path)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, page]) => line(page));
  return `${head}${lines.join('\n')}\n`;
}

/** Formats one page. Titles consist of the page's name and the site's. */
function line({ title, description, canonical }: Page): string {
  const name = title.replace(/ \| [^|]+$/, '').replace(/[[\]]/g, '');
  return `- [${oneLine(name)}](${canonical})${description ? `: ${oneLine(description)}` : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
