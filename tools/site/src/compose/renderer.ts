import { type ReleaseFacts, SHELL } from '@vantedge/federation-contract';
import type { SectionVersion } from '../release/model.ts';
import { SiteError } from '../site-error.ts';
import { readBlob } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';
import type { DocumentHead, Pictures } from './head-tags.ts';
import { loadBundle } from './load-bundle.ts';

/** A React component; the composer hands it on and never looks inside. */
type Component = unknown;
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
    private readonly widgets: ReadonlyMap<string, Component>,
  ) {}

  static async of(store: Store, versions: readonly SectionVersion[]): Promise<Renderer> {
    const code = async (version: SectionVersion) =>
      Buffer.from(await readBlob(store, version.server)).toString();
    const shellVersion = versions.find(({ section }) => section === SHELL)!;
    const shell = load<ShellBundle>(SHELL, await code(shellVersion), {}, shellVersion);
    const modules = new Map<string, Modules>([[SHELL, shell.default]]);
    const widgets = new Map<string, Component>();
    for (const version of versions) {
      const { section, build } = version;
      if (section !== SHELL) {
        modules.set(
          section,
          load<{ default: Modules }>(section, await code(version), shell.shared, version).default,
        );
      }
      for (const { name, module } of build.widgets) {
        widgets.set(`${section}/${name}`, (await modules.get(section)![module]!()).default);
      }
    }
    return new Renderer(shell, modules, widgets);
  }

  /** One page; whatever React reported is a refused page, with the section and path named. */
  async render(path: string, section: string, module: string, context: RenderContext): Promise<Rendered> {
    const failed = (cause: unknown) => {
      const thrower = sectionOf(cause) ?? section;
      const inside = thrower === section ? '' : ` (thrown by the code of '${thrower}')`;
      return new SiteError(
        'RENDER_FAILED',
        `${path} of '${section}' does not render: ${message(cause)}${inside}`,
        {
          at: `${section}: ${module}`,
          mend: `mend the page, then npx nx build ${thrower} and site publish ${thrower}`,
          cause,
        },
      );
    };
    try {
      const { default: Page } = await this.modules.get(section)![module]!();
      const rendered = await this.shell.render({ path, section, Page, widgets: this.widgets, ...context });
      if (rendered.errors.length) throw rendered.errors[0];
      return rendered;
    } catch (cause) {
      throw failed(cause);
    }
  }
}

/** A section's bundle, with every module that its build names. */
function load<T extends { default: Modules }>(
  section: string,
  code: string,
  shared: Readonly<Record<string, unknown>>,
  { build: { routes, widgets } }: SectionVersion,
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
      mend: `npx nx build ${section} and site publish ${section}`,
      cause,
    });
  }
}

/** Whose bundle threw, by its name in the stack: a page may show the widget of another section. */
const sectionOf = (error: unknown) =>
  /\b([a-z][a-z0-9-]*)\/server\.cjs:\d/.exec(String((error as Error | undefined)?.stack))?.[1];

const message = (error: unknown) => (error as Error | undefined)?.message ?? String(error);
