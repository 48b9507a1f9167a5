import { type ReleaseFacts, SHELL } from '@vantedge/federation-contract';
import type { SectionVersion } from '../release/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import type { DocumentHead, Pictures } from './head-tags.ts';
import { loadBundle } from './load-bundle.ts';
import { message, renderFailure } from './render-failure.ts';
import type { SourceStacks } from './source-stacks.ts';
import { type Component, ShownWidgets, Widgets } from './widgets.ts';

type Modules = Record<string, () => Promise<{ default: Component }>>;

export interface Rendered {
  html: string;
  /** Absent where the page has no metadata, and from a shell of before there were any. */
  head?: DocumentHead | undefined;
  widgets: string[];
  /** Whether the page states facts about its release. */
  statesFacts?: boolean | undefined;
  errors: unknown[];
}

/** What the shell's node bundle exports: `apps/shell/src/server.tsx`. */
interface ShellBundle {
  default: Modules;
  shared: Record<string, unknown>;
  render(request: {
    path: string;
    section: string;
    Page: Component;
    widgets: ReadonlyMap<string, Component>;
    pictures: Pictures;
    facts: ReleaseFacts;
    now: string;
  }): Promise<Rendered>;
}

/** What the composer tells a page besides its path. */
export interface RenderContext {
  pictures: Pictures;
  facts: ReleaseFacts;
  /** Time of the release, ISO 8601. */
  now: string;
}

/** Renders the pages of one set of versions, each section's code loaded once, with the shell's React. */
export class Renderer {
  private constructor(
    private readonly shell: ShellBundle,
    private readonly modules: ReadonlyMap<string, Modules>,
    private readonly widgets: Widgets,
    private readonly stacks: SourceStacks,
  ) {}

  /** Loads the bundles of all versions; `stacks` then knows the sources of what they throw. */
  static async of(
    store: Store,
    versions: readonly SectionVersion[],
    stacks: SourceStacks,
  ): Promise<Renderer> {
    const bundleOf = async <T extends { default: Modules }>(
      version: SectionVersion,
      shared: Readonly<Record<string, unknown>>,
    ) => {
      const code = Buffer.from(await readBlob(store, version.server)).toString();
      stacks.add(version.section, code);
      return load<T>(code, shared, version, stacks);
    };
    const shell = await bundleOf<ShellBundle>(
      versions.find(({ section }) => section === SHELL)!,
      {},
    );
    const modules = new Map<string, Modules>([[SHELL, shell.default]]);
    const widgets = new Widgets();
    for (const version of versions) {
      const { section, build } = version;
      if (section !== SHELL) modules.set(section, (await bundleOf(version, shell.shared)).default);
      for (const { name, module } of build.widgets)
        await widgets.add(section, name, modules.get(section)![module]!);
    }
    return new Renderer(shell, modules, widgets, stacks);
  }

  /** One page; whatever React reported is a refused page, with its path, its section and the source line. */
  async render(path: string, section: string, module: string, context: RenderContext): Promise<Rendered> {
    const shown = new ShownWidgets(this.widgets);
    try {
      const { default: Page } = await this.modules.get(section)![module]!();
      const rendered = await this.shell.render({ path, section, Page, widgets: shown, ...context });
      if (rendered.errors.length) throw rendered.errors[0];
      return rendered;
    } catch (cause) {
      throw renderFailure({ path, section, module, cause, shown, stacks: this.stacks });
    }
  }
}

/** A section's bundle, with every module that its build names. */
function load<T extends { default: Modules }>(
  code: string,
  shared: Readonly<Record<string, unknown>>,
  { section, build: { routes, widgets } }: SectionVersion,
  stacks: SourceStacks,
): T {
  try {
    const bundle = loadBundle(`${section}/server.cjs`, code, shared) as T;
    const missing = [...routes, ...widgets].find(
      ({ module }) => !Object.hasOwn(bundle.default ?? {}, module),
    );
    if (missing) throw new Error(`it has no ${missing.module}`);
    return bundle;
  } catch (cause) {
    throw new SiteError('BUNDLE_BROKEN', `The node bundle of '${section}' does not load: ${message(cause)}`, {
      at: `${section}/server.cjs`,
      mend: `npx nx build ${section} && site publish ${section}`,
      trace: stacks.lines(cause),
      cause,
    });
  }
}
