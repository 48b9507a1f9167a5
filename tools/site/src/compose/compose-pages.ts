import pLimit from 'p-limit';
import { assetUrl, type ReleaseFacts, SHELL } from '@vantedge/federation-contract';
import {
  type KeyedPage,
  NOT_FOUND,
  type Page,
  type SectionVersion,
  type Settings,
  type StoredBuild,
} from '@vantedge/release';
import { putBody, readText, type Store } from '@vantedge/store';
import { budgetProblems } from './checks/page-budget.ts';
import { PageContext } from './checks/page-context.ts';
import { fontRanges, missingGlyphs, placeholderCopy } from './checks/page-copy.ts';
import {
  disallowedElements,
  exposedSecrets,
  incompleteImages,
  renderingDifference,
} from './checks/page-elements.ts';
import { formProblems } from './checks/page-forms.ts';
import { pageLinks } from './checks/page-links.ts';
import { markupMistakes } from './checks/page-markup.ts';
import { getOrigin, pageMetadata } from './checks/page-metadata.ts';
import { missingNames } from './checks/page-names.ts';
import { PageProblemsError, type ProblemCollector } from './checks/problem.ts';
import { pageData, type RouteOwner } from './client-release.ts';
import { type CompiledStyles, compileStyles, declaresOnlyFonts, fontFaces, pageStyle } from './page-style.ts';
import { buildDocument, findPictures, preloadedFonts } from './document.ts';
import type { UnknownPage } from './known-pages.ts';
import { type PageTree, parsePage, renderElements } from './page-tree.ts';
import { pageKey } from './page-cache.ts';
import { Renderer, type Renderings } from './renderer.ts';
import type { ComposeRequest } from './request.ts';
import { toConsentConfig, unlistedThirdParties } from './third-parties.ts';

type Versions = ReadonlyMap<string, SectionVersion & { id: string }>;

export interface RenderRequest extends Omit<ComposeRequest, 'composer' | 'progress'> {
  sections: Versions;
  unknown: readonly UnknownPage[];
  /** Changed sections without pages, whose bundles are loaded. */
  pageless: readonly string[];
  /** Collects what is wrong with pages and bundles. */
  problems: ProblemCollector;
  /** Called after each page. */
  count?: (() => void) | undefined;
}

/** Number of concurrent pages: while threads compress some, the next ones are rendered. */
const PAGES_AT_ONCE = 8;

/**
 * Renders unknown pages and stores their documents, and loads the bundles of sections without pages. Returns the records of pages without
 * problems, by path.
 */
export async function renderPages(request: RenderRequest): Promise<Record<string, KeyedPage>> {
  const { store, sections, settings, versions, base, restoredFrom, now, limits } = request;
  const { unknown, pageless, problems, count } = request;
  const composer = await PageComposer.of(store, sections, settings, problems);
  const pages: Record<string, KeyedPage> = {};
  const renderers: Renderer[] = [];
  const runLimited = pLimit(PAGES_AT_ONCE);
  const composeSection = async (section: string) => {
    // Starts the processes of a section when its first page is due.
    let renderer: Renderer | undefined;
    const open = () => {
      if (!renderer) renderers.push((renderer = new Renderer(section, store, sections, limits)));
      return renderer;
    };
    const compose = async ({ route, inputs }: UnknownPage) => {
      const past = [base, restoredFrom].flatMap((release) => release?.pages[route.path] ?? []);
      const page = await composer.page(route, open(), past, now);
      pages[route.path] = { ...page, key: pageKey(inputs, page.widgets, versions) };
      count?.();
    };
    const finish = () => problems.run(() => open().finish());
    const own = unknown.filter(({ route }) => route.section === section);
    await Promise.all(own.map((page) => runLimited(() => problems.run(() => compose(page)))));
    await (own.length ? finish() : runLimited(finish));
  };
  try {
    await Promise.all(
      [...new Set([...unknown.map(({ route }) => route.section), ...pageless])].map(composeSection),
    );
    return pages;
  } finally {
    runLimited.clearQueue();
    for (const renderer of renderers) renderer.close();
  }
}

/** Composes the documents of one set of versions. Shared code and stylesheets are read once. */
class PageComposer {
  /** Bodies of the files of all sections, by URL. */
  private readonly files: ReadonlyMap<string, SectionVersion['files'][string] & { name: string }>;
  private readonly sheets = new Map<string, Promise<CompiledStyles>>();

  private constructor(
    private readonly store: Store,
    private readonly sections: Versions,
    private readonly settings: Settings,
    private readonly problems: ProblemCollector,
    private readonly inlineLoader: string,
    /** Unicode ranges of the site's fonts. */
    private readonly fonts: [number, number][],
  ) {
    this.files = new Map(
      [...sections.values()].flatMap(({ section, build, files }) =>
        Object.entries(files).map(
          ([file, body]) => [assetUrl(build, file), { ...body, name: `${file} of '${section}'` }] as const,
        ),
      ),
    );
  }

  static async of(
    store: Store,
    versions: Versions,
    settings: Settings,
    problems: ProblemCollector,
  ): Promise<PageComposer> {
    const { files, inlineLoader, consentLoader } = versions.get(SHELL)!;
    const sheets = Object.keys(files).filter((name) => name.endsWith('.css'));
    const css = await Promise.all(sheets.map((name) => readText(store, files[name]!.identity)));
    const loader = await readText(store, settings.thirdParties?.length ? consentLoader! : inlineLoader!);
    return new PageComposer(store, versions, settings, problems, loader, fontRanges(css.join('')));
  }

  /**
   * Renders, checks and stores the document of one route, and returns its page record, without key. Throws `PageProblemsError`. `past`
   * contains the records of the page in the previous release, and in the release that a rollback restores.
   */
  async page(route: RouteOwner, renderer: Renderer, past: readonly Page[], now: string): Promise<Page> {
    const { leadRetentionDays, thirdParties = [], consent = 'opt-in' } = this.settings;
    const published = past[0]?.published ?? now;
    const listed = thirdParties.length && { thirdParties, consent };
    const render = (changed: string) =>
      this.document(route, renderer, { published, changed, leadRetentionDays, ...listed }, now);
    const expected = past[0]?.changed ?? now;
    let document = await render(expected);
    // The content is that of an earlier release, or new. File names of assets do not matter.
    const changed = past.find(({ content }) => content === document.content)?.changed ?? now;
    // A document contains its dates, and whether they change depends on its content.
    if (changed !== expected) document = await render(changed);
    const { html, site, ...page } = document;
    const stored = await putBody(this.store, Buffer.from(html), { compression: 'best' });
    return { ...page, ...(site !== undefined && { site }), html: stored, changed, published };
  }

  /** Renders a document with the given dates. */
  private async document(route: RouteOwner, renderer: Renderer, facts: ReleaseFacts, now: string) {
    const { path, pattern, section, module } = route;
    const { origin } = this.settings;
    const notFound = path === NOT_FOUND;
    const shell = this.sections.get(SHELL)!.build;
    const own = this.sections.get(section)!.build;
    const pictures = findPictures(path, own, shell);
    const originOfSettings = origin !== undefined && { origin };
    const rendering = renderer.render(path, module, { pattern, pictures, facts, ...originOfSettings, now });
    // While the processes start and render, this one compiles stylesheets.
    const known = [shell, own].flatMap((build) => this.stylesheetsOf(build, section, module));
    const [renderings] = await Promise.all([rendering, ...known.map(({ url }) => this.stylesheet(url))]);
    const [rendered] = renderings;
    const page = new PageContext(route, this.sections);
    const tree = parsePage(rendered.html, page);
    const { facts: pageFacts, problems } = this.checked(tree, renderings, page);
    const owners = [SHELL, section, ...rendered.widgets.map((widget) => widget.split('/')[0]!)];
    const builds = [...new Set(owners)].map((name) => this.sections.get(name)!.build);
    const sheets = builds.flatMap((build) => this.stylesheetsOf(build, section, module, rendered.widgets));
    const compiled = await Promise.all(sheets.map(({ url }) => this.stylesheet(url)));
    const whole = sheets.filter((_, i) => !declaresOnlyFonts(compiled[i]!));
    const data = pageData(this.sections, section, notFound ? null : path, module, rendered.widgets, whole, {
      ...(rendered.statesFacts && { facts }),
      ...originOfSettings,
      ...(facts.thirdParties && { consent: true }),
    });
    const dialog = parsePage(rendered.dialog ?? '', page);
    const { html, policy } = buildDocument({
      tree,
      pageHead: rendered.head,
      fontFaces: fontFaces(compiled),
      style: pageStyle(renderElements(tree) + renderElements(dialog), compiled),
      fonts: preloadedFonts(shell, tree),
      icon: shell.icon && assetUrl(shell, shell.icon),
      logo: shell.logo && assetUrl(shell, shell.logo),
      data,
      inlineLoader: this.inlineLoader,
      consent: facts.thirdParties && {
        thirdParties: facts.thirdParties,
        listed: toConsentConfig(this.settings),
        dialog: dialog.html,
      },
    });
    const js = Object.keys(data.release.integrity).filter((url) => url.endsWith('.js'));
    const sizes = (urls: readonly string[]) => urls.flatMap((url) => this.files.get(url) ?? []);
    const loads = {
      html: [{ name: 'the document', bytes: Buffer.byteLength(html) }],
      js: sizes(js),
      css: sizes(whole.map(({ url }) => url)),
    };
    problems.push(...budgetProblems(loads, this.settings, page));
    this.problems.addOfPage(problems);
    return {
      owner: section,
      html,
      policy,
      status: notFound ? (404 as const) : (200 as const),
      ...pageFacts,
      widgets: rendered.widgets,
    };
  }

  /** Runs the checks of a page's markup, and reads what other pages, the sitemap and later releases need to know about the page. */
  private checked(tree: PageTree, [rendered, other]: Renderings, page: PageContext) {
    const disallowed = disallowedElements(tree, page);
    // Such elements move or hide the rest of a document, so later problems would be their consequences.
    this.problems.addOfPage(disallowed);
    const { problems: ofMetadata, graphPaths, ...metadata } = pageMetadata(tree, rendered.head, page);
    const { problems: ofLinks, ...links } = pageLinks(tree, getOrigin(metadata.canonical ?? ''), page);
    const unlisted = unlistedThirdParties(tree, this.settings, page);
    // Of a rollback too.
    if (unlisted.length) throw new PageProblemsError(unlisted);
    const problems = [
      ...renderingDifference(tree, rendered, other, page),
      ...ofMetadata,
      ...missingGlyphs(tree, this.fonts, page),
      ...placeholderCopy(tree, page),
      ...incompleteImages(tree, page),
      ...markupMistakes(tree, page),
      ...formProblems(tree, page, rendered.widgets),
      ...missingNames(tree, page),
      ...exposedSecrets(tree, rendered, page),
      ...disallowedElements(parsePage(rendered.dialog ?? '', page), page),
      ...ofLinks,
    ];
    const all = new Set([...links.links, ...graphPaths]);
    return { facts: { ...metadata, ...links, links: [...all].sort() }, problems };
  }

  /** Compiles a stylesheet, once. */
  private stylesheet(url: string): Promise<CompiledStyles> {
    const sheet =
      this.sheets.get(url) ?? readText(this.store, this.files.get(url)!.identity).then(compileStyles);
    this.sheets.set(url, sheet);
    return sheet;
  }

  /** Stylesheets of a build, of its page, and of its widgets on the page. */
  private stylesheetsOf(build: StoredBuild, owner: string, module: string, widgets: readonly string[] = []) {
    const page = build.name === owner ? build.routes.find((route) => route.module === module) : undefined;
    const shown = build.widgets.filter(({ name }) => widgets.includes(`${build.name}/${name}`));
    const files = [...build.entryFiles.css, ...[...(page ? [page] : []), ...shown].flatMap(({ css }) => css)];
    return [...new Set(files)].map((file) => ({
      url: assetUrl(build, file),
      integrity: build.files[file]!.integrity,
    }));
  }
}
