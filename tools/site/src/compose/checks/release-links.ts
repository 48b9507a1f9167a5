import { formUrl, isReservedPath, SHELL } from '@vantedge/federation-contract';
import { type KeyedPage, NOT_FOUND } from '@vantedge/release';
import type { RouteOwner, Sections } from '../client-release.ts';
import { FRAME_CONTENT_FILES } from './page-context.ts';
import { alsoOn, type ReleaseProblem } from './problem.ts';

type LinkedPage = Pick<KeyedPage, 'key' | 'owner' | 'title' | 'canonical' | 'links' | 'ids' | 'fragments'>;

/** A release whose links are checked. */
export interface LinkedRelease {
  pages: Readonly<Record<string, LinkedPage>>;
  /** Pages of the previous release. */
  before?: Readonly<Record<string, Pick<KeyedPage, 'key'>>> | undefined;
  /** All routes of the release. Those without a page have other problems. */
  routes: readonly RouteOwner[];
  /** Paths that pages may link to before a section owns them. */
  pendingPaths: readonly string[];
  /** Paths that the release serves: pages, assets, `/sitemap.xml`, and so on. */
  served: ReadonlySet<string>;
}

/** Problems with links between pages. Only needs their records, so unchanged pages are neither rendered nor parsed. */
export const checkLinks = (release: LinkedRelease): ReleaseProblem[] => [
  ...checkPaths(release),
  ...checkFragments(release),
];

/** Whether a page is not the one of the previous release. */
const isFresh = ({ pages, before }: LinkedRelease, path: string) => pages[path]!.key !== before?.[path]?.key;

/**
 * Problems with links to paths that the release does not serve. All links of new pages are checked. In unchanged pages,
 * only links to assets and to pages of the previous release are, because only those can have broken since.
 */
function checkPaths(release: LinkedRelease): ReleaseProblem[] {
  const { pages, before = {}, pendingPaths, served } = release;
  const isChecked = (path: string, link: string) =>
    isFresh(release, path) || link in before || link.startsWith('/assets/');
  const broken = new Map<string, string[]>();
  for (const [path, { links }] of Object.entries(pages)) {
    for (const link of links) {
      const isKnown = served.has(link) || pendingPaths.includes(link);
      if (!isKnown && isChecked(path, link)) broken.set(link, [...(broken.get(link) ?? []), path]);
    }
  }
  return [...broken].map(([link, sources]) => brokenLink(link, sources, release));
}

function brokenLink(
  link: string,
  sources: readonly string[],
  { pages, routes }: LinkedRelease,
): ReleaseProblem {
  const total = Object.keys(pages).length;
  const problem = { code: 'BROKEN_LINK' } as const;
  if (total > 1 && sources.length === total) {
    return {
      ...problem,
      text: `The header or footer of every page links to ${link}, which does not exist`,
      at: FRAME_CONTENT_FILES,
      fix: 'remove the link, or publish the section that owns the page as well',
      sections: [SHELL],
    };
  }
  const [first = '', ...more] = sources;
  return {
    ...problem,
    ...pageOf(first, routes),
    text: `links to ${link}, which does not exist${more.length ? ` (${alsoOn(more)})` : ''}`,
    fix: 'correct the link, publish the section that owns the page as well, or add the path to "pendingPaths" in the settings',
    sections: [...new Set(sources.map((path) => pages[path]!.owner))],
  };
}

/** Problems with links to elements of other pages that do not exist there. */
function checkFragments({ pages, routes }: Pick<LinkedRelease, 'pages' | 'routes'>): ReleaseProblem[] {
  const problems: ReleaseProblem[] = [];
  for (const [path, { owner, fragments }] of Object.entries(pages)) {
    for (const link of fragments) {
      const target = link.split('#', 1)[0]!;
      const id = link.slice(target.length + 1);
      const other = pages[target];
      if (!other || other.ids.includes(id)) continue;
      problems.push({
        code: 'BROKEN_LINK',
        ...pageOf(path, routes),
        text: `links to ${link}, but ${target} of '${other.owner}' has no element with this id`,
        fix: `correct the link, or add id="${id}" to its target on ${target}`,
        sections: [...new Set([owner, other.owner])],
      });
    }
  }
  return problems;
}

/** A release whose forms are checked. */
interface FormsRelease {
  pages: Readonly<Record<string, Pick<KeyedPage, 'links' | 'widgets'>>>;
  routes: readonly RouteOwner[];
  sections: Sections;
}

/**
 * Problems with forms of changed sections that no page shows: nobody could send them. A widget that no page shows yet may contain them, so
 * a section that has one can be published before the page. Pages with problems may have shown a form.
 */
export function checkForms(
  { pages, routes, sections }: FormsRelease,
  changed: readonly string[],
): ReleaseProblem[] {
  if (!routes.every(({ path }) => pages[path])) return [];
  const all = Object.values(pages);
  return changed.flatMap((section) => {
    const { forms = [], widgets } = sections.get(section)!.build;
    const isShown = (widget: string) => all.some((page) => page.widgets.includes(`${section}/${widget}`));
    if (!widgets.every(({ name }) => isShown(name))) return [];
    const unused = forms.filter(
      ({ name }) => !all.some(({ links }) => links.includes(formUrl(section, name))),
    );
    return unused.map(({ name }) => ({
      code: 'FORM_NOT_SHOWN',
      text: `'${section}' declares the form '${name}', which no page shows`,
      at: `${section}: src/section.ts`,
      fix: 'show it: <SectionForm form={…} />, or remove it from src/section.ts',
      sections: [section],
    }));
  });
}

/** Problems with new pages that have the title of another page, which has another canonical link: search results and tabs confuse them. */
export function checkTitles(release: LinkedRelease): ReleaseProblem[] {
  const { pages, routes } = release;
  // Pages are in the order in which they were rendered.
  const sorted = Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.flatMap(([path, { owner, title, canonical }]) => {
    if (!isFresh(release, path)) return [];
    const others = sorted.filter(
      ([other, page]) =>
        page.title === title && page.canonical !== canonical && (other > path || !isFresh(release, other)),
    );
    const [first] = others;
    if (!first) return [];
    return {
      code: 'DUPLICATE_TITLE',
      ...pageOf(path, routes),
      text: `has the title of ${first[0]}, '${title}', but another canonical link`,
      fix: 'give each page a title of its own in its record, or the same canonical link',
      sections: [...new Set([owner, ...others.map(([, other]) => other.owner)])],
    };
  });
}

/** A release whose redirects are checked. */
export interface RedirectingRelease extends Pick<LinkedRelease, 'pendingPaths' | 'served'> {
  pages: Readonly<Record<string, Pick<KeyedPage, 'ids'>>>;
  /** Target of each path. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Problems with redirects: they are links of the settings. What the previous release has wrong too is a warning, so that only its cause is
 * refused: a rollback may remove a target. So is a redirect from a page: it is set before the page is removed, and the page wins until then.
 */
export function checkRedirects(release: RedirectingRelease, before: RedirectingRelease | undefined) {
  const problems: ReleaseProblem[] = [];
  const warnings: ReleaseProblem[] = [];
  for (const [from, to] of Object.entries(release.redirects)) {
    const found = redirectProblem(from, to, release);
    if (!found) continue;
    const [text, fix] = found;
    const isKnown = before?.redirects[from] === to && redirectProblem(from, to, before)?.[0] === text;
    (isKnown || text === UNUSED ? warnings : problems).push({
      code: 'REDIRECT_INVALID',
      text: `The redirect from ${from} ${text}`,
      at: `site.json: redirects.${from}`,
      fix,
      sections: [],
    });
  }
  return { problems, warnings };
}

const UNUSED = 'is not followed while this path is a page';

/** What is wrong with a redirect, and its fix. */
function redirectProblem(
  from: string,
  to: string,
  { pages, pendingPaths, redirects, served }: RedirectingRelease,
): [text: string, fix: string] | undefined {
  if (isReservedPath(from)) return ['is never followed: the path is reserved for the server', 'remove it'];
  if (served.has(from)) return [UNUSED, 'remove the page or the redirect'];
  const [target = '', id] = to.split('#');
  if (served.has(target) && target !== NOT_FOUND && !isReservedPath(target)) {
    if (id === undefined || !pages[target] || pages[target].ids.includes(id)) return undefined;
    return [`leads to ${to}, but ${target} has no element with this id`, 'change its target'];
  }
  const next = redirects[target];
  if (next !== undefined)
    return [`leads to ${to}, which is redirected to ${next}`, 'remove it or change its target'];
  if (pendingPaths.includes(target)) return undefined;
  return [
    `leads to ${to}, which does not exist`,
    'change its target, publish the section that owns the page as well, or add the path to "pendingPaths"',
  ];
}

/** Page and location of a problem on a path. */
function pageOf(path: string, routes: readonly RouteOwner[]): Pick<ReleaseProblem, 'page' | 'at'> {
  const { section, module } = routes.find((route) => route.path === path)!;
  return { page: `${path} of '${section}'`, at: `${section}: ${module}` };
}
