import { assetUrl, type ReleaseFacts, SHELL } from '@vantedge/federation-contract';
import { NOT_FOUND } from '../release/not-found.ts';
import type { Page, SectionVersion, StoredBuild } from '../release/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob } from '../store/blobs.ts';
import { putBody } from '../store/bodies.ts';
import type { Store } from '../store/store.ts';
import { pageData, type Sections } from './client-release.ts';
import { withoutNonCritical, criticalCss } from './critical-css.ts';
import { buildDocument, splitHead } from './document.ts';
import { aboveTheFold } from './fold.ts';
import { assertNoDisallowedElements } from './disallowed-elements.ts';
import { headTags, picturesOf } from './head-tags.ts';
import { inspectPage } from './inspect-page.ts';
import { lastChanged } from './last-changed.ts';
import type { PageDescription } from './llms-text.ts';
import { fontRanges, missingGlyphs } from './missing-glyphs.ts';
import { preloadedFonts } from './preloaded-fonts.ts';
import type { Renderer } from './renderer.ts';

/** One path and who answers for it. */
export interface RouteOwner {
  path: string;
  section: string;
  module: string;
}

/** When a release is made, and what its pages may state about it. */
export interface Moment extends Pick<ReleaseFacts, 'leadRetentionDays'> {
  /** ISO 8601. */
  now: string;
}

interface Composed {
  page: Page;
  described: PageDescription;
}

/** Makes the documents of one set of versions. What they share, code and stylesheets, is read once. */
export class PageComposer {
  private constructor(
    private readonly store: Store,
    private readonly sections: Sections,
    private readonly renderer: Renderer,
    private readonly stylesheets: ReadonlyMap<string, string>,
    private readonly inlineLoader: string,
  ) {}

  static async of(
    store: Store,
    versions: ReadonlyMap<string, SectionVersion & { id: string }>,
    renderer: Renderer,
  ): Promise<PageComposer> {
    const all = [...versions.values()];
    const stylesheets = new Map<string, string>();
    for (const { build, files } of all) {
      for (const [name, body] of Object.entries(files)) {
        if (!name.endsWith('.css')) continue;
        stylesheets.set(assetUrl(build, name), withoutNonCritical(await readText(store, body.identity)));
      }
    }
    return new PageComposer(
      store,
      versions,
      renderer,
      stylesheets,
      await readText(store, versions.get(SHELL)!.inlineLoader!),
    );
  }

  /**
   * Returns the document of one route, checked and stored, and its entry in the list of pages. `past` holds the same page
   * in the release that this one follows, and in the one that a rollback goes back to.
   */
  async page(route: RouteOwner, past: readonly Page[], moment: Moment): Promise<Composed> {
    const { now, leadRetentionDays } = moment;
    const published = past[0]?.published ?? past[0]?.changed ?? now;
    const render = (changed: string) => this.document(route, { published, changed, leadRetentionDays }, now);
    const expected = past[0]?.changed ?? now;
    let document = await render(expected);
    const changed = lastChanged(document.content, past) ?? now;
    // A document states its dates, and only its content tells whether they move.
    if (changed !== expected) document = await render(changed);
    const { html, description, site, ...page } = document;
    const stored = await putBody(this.store, Buffer.from(html), { compression: 'best' });
    return { page: { ...page, html: stored, changed, published }, described: { description, site } };
  }

  /** One document with the dates that it states. */
  private async document({ path, section, module }: RouteOwner, facts: ReleaseFacts, now: string) {
    const notFound = path === NOT_FOUND;
    const shell = this.sections.get(SHELL)!.build;
    const own = this.sections.get(section)!.build;
    const rendered = await this.renderer.render(path, section, module, {
      pictures: picturesOf(path, own, shell),
      facts,
      now,
    });
    assertNoDisallowedElements(rendered.html, { path, section, module });
    const { head, body } = splitHead(rendered.html);
    const seen = aboveTheFold(body);
    const owners = [SHELL, section, ...rendered.widgets.map((widget) => widget.split('/')[0]!)];
    const builds = [...new Set(owners)].map((name) => this.sections.get(name)!.build);
    const sheets = builds.flatMap((build) => this.stylesheetsOf(build, section, module));
    const { html, policy } = buildDocument({
      head: head + (rendered.head ? headTags(rendered.head) : ''),
      body,
      critical: await criticalCss(
        seen,
        sheets.map(({ url }) => this.stylesheets.get(url)!),
      ),
      stylesheets: sheets,
      fonts: preloadedFonts(shell, seen),
      icon: shell.icon && assetUrl(shell, shell.icon),
      data: pageData(
        this.sections,
        section,
        notFound ? null : path,
        module,
        rendered.widgets,
        rendered.statesFacts ? facts : undefined,
      ),
      inlineLoader: this.inlineLoader,
      oneTrustedTypesPolicy: builds.every(({ trustedTypes }) => trustedTypes === 'default'),
    });
    const { problems, ...inspection } = inspectPage(html, path);
    problems.push(
      ...missingGlyphs(body, fontRanges(sheets.map(({ url }) => this.stylesheets.get(url)).join(''))),
    );
    if (problems.length) {
      throw new SiteError('PAGE_INVALID', `${path} of '${section}' ${problems.join('; ')}.`, {
        at: `${section}: ${module}`,
        fix: `fix the page, then npx nx build ${section} and site publish ${section}`,
      });
    }
    return {
      owner: section,
      html,
      policy,
      status: notFound ? (404 as const) : (200 as const),
      ...inspection,
      widgets: rendered.widgets,
    };
  }

  private stylesheetsOf(build: StoredBuild, owner: string, module: string) {
    const own =
      build.name === owner ? (build.routes.find((route) => route.module === module)?.css ?? []) : [];
    return [...build.entryFiles.css, ...own].map((file) => ({
      url: assetUrl(build, file),
      integrity: build.files[file]!.integrity,
    }));
  }
}

const readText = async (store: Store, hash: string) => Buffer.from(await readBlob(store, hash)).toString();
