import { type BuildRecord, SHELL } from '@vantedge/federation-contract';
import { NOT_FOUND } from '../release/not-found.ts';
import type { Page, SectionVersion } from '../release/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob } from '../store/blobs.ts';
import { putBody } from '../store/bodies.ts';
import type { Store } from '../store/store.ts';
import { pageData, type Sections } from './client-release.ts';
import { atFirstSight, criticalCss, hasEmphasis } from './critical-css.ts';
import { documentOf, splitHead } from './document.ts';
import { firstSight } from './fold.ts';
import { headTags, picturesOf } from './head-tags.ts';
import { inspectPage } from './inspect-page.ts';
import { lastChanged } from './last-changed.ts';
import type { Described } from './llms-text.ts';
import { fontRanges, missingGlyphs } from './missing-glyphs.ts';
import { Renderer } from './renderer.ts';

/** One path and who answers for it. */
export interface RouteOwner {
  path: string;
  section: string;
  module: string;
}

interface Composed {
  page: Page;
  described: Described;
}

/** Makes the documents of one set of versions. What they share, code and stylesheets, is read once. */
export class PageComposer {
  private constructor(
    private readonly store: Store,
    private readonly sections: Sections,
    private readonly renderer: Renderer,
    private readonly stylesheets: ReadonlyMap<string, string>,
    private readonly boot: string,
  ) {}

  static async of(
    store: Store,
    versions: ReadonlyMap<string, SectionVersion & { id: string }>,
  ): Promise<PageComposer> {
    const all = [...versions.values()];
    const stylesheets = new Map<string, string>();
    for (const { build, files } of all) {
      for (const [name, body] of Object.entries(files)) {
        if (!name.endsWith('.css')) continue;
        stylesheets.set(build.base + name, atFirstSight(await readText(store, body.identity)));
      }
    }
    const renderer = await Renderer.of(store, all);
    return new PageComposer(
      store,
      versions,
      renderer,
      stylesheets,
      await readText(store, versions.get(SHELL)!.boot!),
    );
  }

  /**
   * The document of one route, checked and stored, and what the list of pages says of it. `past` holds the same page in
   * the release that this one follows, and in one that this one goes back to.
   */
  async page({ path, section, module }: RouteOwner, past: readonly Page[], now: string): Promise<Composed> {
    const notFound = path === NOT_FOUND;
    const shell = this.sections.get(SHELL)!.build;
    const own = this.sections.get(section)!.build;
    const rendered = await this.renderer.render(path, section, module, picturesOf(path, own, shell));
    const { head, body } = splitHead(rendered.html);
    const seen = firstSight(body);
    const owners = [SHELL, section, ...rendered.widgets.map((widget) => widget.split('/')[0]!)];
    const sheets = [...new Set(owners)].flatMap((name) =>
      this.stylesheetsOf(this.sections.get(name)!.build, section, module),
    );
    const { html, policy } = documentOf({
      head: head + (rendered.head ? headTags(rendered.head) : ''),
      body,
      critical: await criticalCss(
        seen,
        sheets.map(({ url }) => this.stylesheets.get(url)!),
      ),
      stylesheets: sheets,
      fonts: fontsOf(shell, seen),
      icon: shell.icon && shell.base + shell.icon,
      data: pageData(this.sections, section, notFound ? null : path, module, rendered.widgets),
      boot: this.boot,
    });
    const { problems, description, site, ...inspection } = inspectPage(html, path);
    problems.push(
      ...missingGlyphs(body, fontRanges(sheets.map(({ url }) => this.stylesheets.get(url)).join(''))),
    );
    if (problems.length) {
      throw new SiteError('PAGE_REFUSED', `${path} of '${section}' ${problems.join('; ')}.`, {
        at: `${section}: ${module}`,
        mend: `mend the page, then npx nx build ${section} and site publish ${section}`,
      });
    }
    const stored = await putBody(this.store, Buffer.from(html), { compression: 'best' });
    const page: Omit<Page, 'changed'> = {
      owner: section,
      html: stored,
      policy,
      status: notFound ? 404 : 200,
      ...inspection,
      widgets: rendered.widgets,
    };
    return { page: { ...page, changed: lastChanged(page, past) ?? now }, described: { description, site } };
  }

  private stylesheetsOf(build: BuildRecord, owner: string, module: string) {
    const own =
      build.name === owner ? (build.routes.find((route) => route.module === module)?.css ?? []) : [];
    return [...build.entry.css, ...own].map((file) => ({
      url: build.base + file,
      integrity: build.files[file]!.integrity,
    }));
  }
}

/** The faces of the first sight; the italic is shown by emphasis alone. */
const fontsOf = ({ base, preload = [] }: BuildRecord, markup: string) =>
  preload.filter((file) => !file.includes('italic') || hasEmphasis(markup)).map((file) => base + file);

const readText = async (store: Store, hash: string) => Buffer.from(await readBlob(store, hash)).toString();
