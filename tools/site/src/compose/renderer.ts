import type { SectionVersion } from '@vantedge/release';
import { readBlob, type Store } from '@vantedge/release/store';
import { impureFailure } from './impure-failure.ts';
import { renderFailure } from './render-failure.ts';
import { isRendered, type RenderContext, type Rendered } from './rendered.ts';
import { RENDER_LIMITS, type RenderLimits } from './sandbox/render-limits.ts';
import { SectionSandbox, type Sections } from './sandbox/section-sandbox.ts';
import type { SourceStacks } from './source-stacks.ts';

/**
 * Renders the pages of one set of versions with the shell's React. Each section's pages are rendered in a separate process,
 * started for its first page. Code of another section runs there only if a page shows its widget.
 */
export class Renderer {
  private readonly sections: Sections;
  private readonly code = new Map<string, Promise<string>>();
  private readonly sandboxes = new Map<string, SectionSandbox>();
  private closed = false;

  /** Bundles that are loaded are added to `stacks`. */
  constructor(
    private readonly store: Store,
    versions: readonly SectionVersion[],
    private readonly stacks: SourceStacks,
    limits: RenderLimits = RENDER_LIMITS,
  ) {
    this.sections = {
      versions: new Map(versions.map((version) => [version.section, version])),
      codeOf: (section) => this.codeOf(section),
      stacks,
      limits,
      timeLeft: { ms: limits.totalMs },
    };
  }

  /**
   * Starts the process of a section, which then loads its bundles before the first page is rendered. Resolves when the process has
   * received the shell's and can work on its own.
   */
  prepare(section: string): Promise<void> {
    return this.sandboxOf(section).prepare();
  }

  /** Renders a page. Errors in its code, or in a widget on it, are a `SiteError` with section and source line. */
  async render(path: string, section: string, module: string, context: RenderContext): Promise<Rendered> {
    const sandbox = this.sandboxOf(section);
    const page = { path, section, module, stacks: this.stacks };
    const tried = new Set<string>();
    for (;;) {
      const { rendered, impure, thrown, missing } = await sandbox.render(path, module, context);
      const exposed = this.widgetsOf(missing);
      if (missing !== undefined && !tried.has(missing) && this.isWidget(missing)) {
        tried.add(missing);
        const broken = await sandbox.addWidget(missing);
        if (!broken) continue;
        throw renderFailure({ ...page, thrown: broken, missing: { name: missing, exposed, thrown: broken } });
      }
      if (!thrown && isRendered(rendered, (name) => this.isWidget(name))) {
        if (impure) throw impureFailure({ ...page, calls: impure });
        return rendered;
      }
      throw renderFailure({
        ...page,
        thrown: thrown ?? { message: 'its reply is not a rendered page', stack: '' },
        missing: missing === undefined ? undefined : { name: missing, exposed },
      });
    }
  }

  /** Loads a section's bundle and throws if it is broken. */
  async check(section: string): Promise<void> {
    await this.sandboxOf(section).start();
    await this.finish(section);
  }

  /** Ends a section's process after its last page. Throws if its code left an error unhandled. */
  async finish(section: string): Promise<void> {
    await this.sandboxOf(section).finish();
    this.sandboxes.delete(section);
  }

  /** Ends every process. */
  close(): void {
    this.closed = true;
    for (const sandbox of this.sandboxes.values()) sandbox.kill();
  }

  private sandboxOf(section: string): SectionSandbox {
    // Pages may still be queued when another page has failed.
    if (this.closed) throw new Error('the renderer is closed');
    const sandbox = this.sandboxes.get(section) ?? new SectionSandbox(section, this.sections);
    this.sandboxes.set(section, sandbox);
    return sandbox;
  }

  /** Names of all widgets that the section of a widget exposes. */
  private widgetsOf(widget = ''): string[] {
    const build = this.sections.versions.get(widget.split('/', 1)[0]!)?.build;
    return build?.widgets.map(({ name }) => name) ?? [];
  }

  private isWidget(name: string): boolean {
    return this.widgetsOf(name).includes(name.slice(name.indexOf('/') + 1));
  }

  private codeOf(section: string): Promise<string> {
    const code = this.code.get(section) ?? this.readCode(section);
    this.code.set(section, code);
    return code;
  }

  private async readCode(section: string): Promise<string> {
    const blob = await readBlob(this.store, this.sections.versions.get(section)!.server);
    const code = Buffer.from(blob).toString();
    this.stacks.add(section, code);
    // `SourceStacks` maps stack traces, so the process does not need the map.
    return code.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
  }
}
