import { assetUrl, type ReleaseFacts, SHELL } from '@vantedge/federation-contract';
import {
  NOT_FOUND,
  type Page,
  type SectionVersion,
  type Settings,
  type StoredBuild,
} from '@vantedge/release';
import { putBody, readText, type Store } from '@vantedge/release/store';
import { DEFAULT_BUDGETS } from './checks/page-budget.ts';
import { PageChecks } from './checks/page-checks.ts';
import { PageProblems } from './checks/problem.ts';
import { pageData, type Sections } from './client-release.ts';
import { criticalCss, declaresOnlyFonts, type SheetReader, sheetReader } from './critical-css.ts';
import { buildDocument, picturesOf, preloadedFonts } from './document.ts';
import { aboveTheFold, parsePage, plainMarkup } from './page-tree.ts';
import type { Renderer } from './renderer.ts';

/** A path, and the section and module that own it. */
export interface RouteOwner {
  path: string;
  section: string;
  module: string;
}

/** Time and settings of a composition that pages may show. */
export interface CompositionContext extends Pick<Settings, 'leadRetentionDays' | 'origin'> {
  /** Time of the release, ISO 8601. */
  now: string;
}

/** Composes the documents of one set of versions. Shared code and stylesheets are read once. */
export class PageComposer {
  private constructor(
    private readonly store: Store,
    private readonly sections: Sections,
    private readonly renderer: Renderer,
    private readonly stylesheets: SheetReader,
    private readonly inlineLoader: string,
    private readonly checks: PageChecks,
  ) {}

  static async of(
    store: Store,
    versions: ReadonlyMap<string, SectionVersion & { id: string }>,
    renderer: Renderer,
    budgets: Settings['budgets'],
  ): Promise<PageComposer> {
    const { files, inlineLoader } = versions.get(SHELL)!;
    const sheets = Object.keys(files).filter((name) => name.endsWith('.css'));
    const css = await Promise.all(sheets.map((name) => readText(store, files[name]!.identity)));
    return new PageComposer(
      store,
      versions,
      renderer,
      sheetReader(store, versions),
      await readText(store, inlineLoader!),
      new PageChecks(store, versions, css.join(''), { ...DEFAULT_BUDGETS, ...budgets }),
    );
  }

  /** Prepares the stylesheets of pages before they are rendered. */
  async prepare(routes: readonly RouteOwner[]): Promise<void> {
    const urls = routes.flatMap(({ section, module }) =>
      [SHELL, section].flatMap((name) => this.stylesheetsOf(this.sections.get(name)!.build, section, module)),
    );
    await Promise.all(urls.map(({ url }) => this.stylesheets(url)));
  }

  /**
   * Renders, checks and stores the document of one route, and returns its page record, without key. Throws `PageProblems`. `past`
   * contains the records of the page in the previous release, and in the release that a rollback restores.
   */
  async page(route: RouteOwner, past: readonly Page[], context: CompositionContext): Promise<Page> {
    const { now, leadRetentionDays } = context;
    const published = past[0]?.published ?? now;
    const render = (changed: string) =>
      this.document(route, { published, changed, leadRetentionDays }, context);
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
  private async document(route: RouteOwner, facts: ReleaseFacts, { now, origin }: CompositionContext) {
    const { path, section, module } = route;
    const notFound = path === NOT_FOUND;
    const shell = this.sections.get(SHELL)!.build;
    const own = this.sections.get(section)!.build;
    const [rendered, other] = await this.renderer.render(path, section, module, {
      pictures: picturesOf(path, own, shell),
      facts,
      ...(origin !== undefined && { origin }),
      now,
    });
    const page = this.checks.of(route);
    const tree = parsePage(rendered.html, page);
    const { facts: pageFacts, problems } = this.checks.markup(tree, rendered, other, page);
    const visible = aboveTheFold(tree);
    const owners = [SHELL, section, ...rendered.widgets.map((widget) => widget.split('/')[0]!)];
    const builds = [...new Set(owners)].map((name) => this.sections.get(name)!.build);
    const sheets = builds.flatMap((build) => this.stylesheetsOf(build, section, module, rendered.widgets));
    const critical = await Promise.all(sheets.map(({ url }) => this.stylesheets(url)));
    const linked = sheets.filter((_, i) => !declaresOnlyFonts(critical[i]!));
    const data = pageData(this.sections, section, notFound ? null : path, module, rendered.widgets, {
      ...(rendered.statesFacts && { facts }),
      ...(origin !== undefined && { origin }),
    });
    const { html, policy } = buildDocument({
      tree,
      pageHead: rendered.head,
      sheets: linked,
      critical: criticalCss(plainMarkup(visible), critical),
      fonts: preloadedFonts(shell, visible),
      icon: shell.icon && assetUrl(shell, shell.icon),
      logo: shell.logo && assetUrl(shell, shell.logo),
      data,
      inlineLoader: this.inlineLoader,
    });
    const js = Object.keys(data.release.integrity).filter((url) => url.endsWith('.js'));
    problems.push(...(await this.checks.budget({ html, js, css: linked.map(({ url }) => url) }, page)));
    if (problems.length) throw new PageProblems(problems);
    return {
      owner: section,
      html,
      policy,
      status: notFound ? (404 as const) : (200 as const),
      ...pageFacts,
      widgets: rendered.widgets,
    };
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
