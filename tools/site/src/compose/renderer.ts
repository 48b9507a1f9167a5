import { SHELL } from '@vantedge/federation-contract';
import { type SectionVersion, SiteError } from '@vantedge/release';
import { readText, type Store } from '@vantedge/release/store';
import { codeFailure, rebuild, sandboxFailure, SourceStacks, type Task } from './render-failure.ts';
import type { RenderContext, Rendered, SandboxReply, SandboxRequest, Thrown } from './sandbox/messages.ts';
import {
  type Clock,
  RENDER_LIMITS,
  type RenderLimits,
  Sandbox,
  type SandboxEnded,
} from './sandbox/sandbox.ts';

/** A page, rendered at two times in two time zones. Both are the same unless the page reads the clock, the time zone or chance. */
export type Renderings = [Rendered, Rendered];

/**
 * Renders the pages of one set of versions with the shell's React. Each section's pages are rendered in two processes of its own,
 * started for its first page. Code of another section runs there only if a page shows its widget.
 */
export class Renderer {
  private readonly sections: Sections;
  private readonly code = new Map<string, Promise<string>>();
  private readonly renderings = new Map<string, SectionRendering>();
  private closed = false;

  constructor(
    private readonly store: Store,
    versions: readonly SectionVersion[],
    limits: RenderLimits = RENDER_LIMITS,
  ) {
    this.sections = {
      versions: new Map(versions.map((version) => [version.section, version])),
      codeOf: (section) => this.codeOf(section),
      stacks: new SourceStacks(),
      limits,
    };
  }

  /**
   * Starts the processes of a section, which then load its bundles before the first page is rendered. Resolves when they have
   * received the shell's and can work on their own.
   */
  prepare(section: string): Promise<void> {
    return this.renderingOf(section).prepare();
  }

  /** Renders a page. Errors in its code, or in a widget on it, are a `SiteError` with section and source line. */
  async render(path: string, section: string, module: string, context: RenderContext): Promise<Renderings> {
    const rendering = this.renderingOf(section);
    const page = `${path} of '${section}'`;
    const at = `${section}: ${module}`;
    const failure = { code: 'RENDER_FAILED', subject: page, at, stacks: this.sections.stacks };
    const tried = new Set<string>();
    for (;;) {
      const replies = await rendering.render(path, module, context);
      const missing = firstOf(replies, 'missing');
      if (missing !== undefined && !tried.has(missing)) {
        tried.add(missing);
        const provider = missing.split('/', 1)[0]!;
        if (!this.isWidget(missing)) {
          const exposed = this.widgetsOf(missing).join(', ') || 'no widget, or is not published';
          throw new SiteError(
            'WIDGET_NOT_FOUND',
            `${page} shows the widget '${missing}', but '${provider}' exposes ${exposed}.`,
            { at, fix: rebuild(provider, section) },
          );
        }
        const thrown = await rendering.addWidget(missing);
        if (!thrown) continue;
        const message = `${page} does not render: the module of its widget '${missing}' throws`;
        throw codeFailure({ ...failure, message, section: provider, thrown });
      }
      const [first, second] = replies.map(({ rendered }) => rendered);
      const thrown = firstOf(replies, 'thrown');
      if (!thrown && first && second && first.widgets.every((name) => this.isWidget(name)))
        return [first, second];
      throw codeFailure({
        ...failure,
        message: `${page} does not render`,
        section,
        thrown: thrown ?? { message: 'its reply is not a rendered page', stack: '' },
      });
    }
  }

  /** Loads a section's bundle and throws if it is broken. */
  async check(section: string): Promise<void> {
    await this.renderingOf(section).start();
    await this.finish(section);
  }

  /** Ends a section's processes after its last page. Throws if its code left an error unhandled. */
  async finish(section: string): Promise<void> {
    await this.renderingOf(section).finish();
    this.renderings.delete(section);
  }

  /** Ends every process. */
  close(): void {
    this.closed = true;
    for (const rendering of this.renderings.values()) rendering.kill();
  }

  private renderingOf(section: string): SectionRendering {
    // Pages may still be queued when another page has failed.
    if (this.closed) throw new Error('the renderer is closed');
    const rendering = this.renderings.get(section) ?? new SectionRendering(section, this.sections);
    this.renderings.set(section, rendering);
    return rendering;
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
    const code = await readText(this.store, this.sections.versions.get(section)!.server);
    this.sections.stacks.add(section, code);
    // `SourceStacks` maps stack traces, so the processes do not need the map.
    return code.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
  }
}

/** State that the renderings of all sections share. */
interface Sections {
  versions: ReadonlyMap<string, SectionVersion>;
  /** A section's node bundle. */
  codeOf(section: string): Promise<string>;
  stacks: SourceStacks;
  limits: RenderLimits;
}

/** Two clocks that never show the same day: another year, month, hour, minute and second, and time zones 26 hours apart. */
const CLOCKS: readonly [Clock, Clock] = [
  { timeZone: 'Etc/GMT+12', offsetMs: 0 },
  { timeZone: 'Pacific/Kiritimati', offsetMs: 401 * 86_400_000 + 7 * 3_600_000 + 13 * 60_000 + 17_123 },
];

/**
 * The two processes that render the pages of one section, at the same time. They load the shell's bundle, the section's, and those of
 * widgets on its pages. If one ends early, the `SiteError` names the task that it was working on.
 */
class SectionRendering {
  private readonly sandboxes: readonly Sandbox[];
  private queue: Promise<unknown>;
  private onShellSent: (() => void) | undefined;
  private readonly bundles = new Map<string, Promise<void>>();
  private readonly widgets = new Map<string, Promise<Thrown | undefined>>();

  constructor(
    private readonly owner: string,
    private readonly sections: Sections,
  ) {
    const prints = [(text: string) => print(owner, text), () => {}];
    this.sandboxes = CLOCKS.map((clock, i) => new Sandbox(sections.limits, clock, prints[i]!));
    this.queue = Promise.all(this.sandboxes.map(({ started }) => started));
  }

  /** Loads the bundles of the shell and the section. */
  async start(): Promise<void> {
    await this.load(SHELL);
    await this.load(this.owner);
  }

  /** Begins to load the same bundles. Resolves when the processes have received the shell's. Its errors belong to the first page. */
  async prepare(): Promise<void> {
    const received = new Promise<void>((resolve) => (this.onShellSent = resolve));
    const started = this.start().catch(() => undefined);
    await Promise.race([received, started]);
  }

  /** Renders a page of the section. Its widgets must have been added before. */
  async render(path: string, module: string, context: RenderContext): Promise<SandboxReply[]> {
    await this.start();
    const request = { type: 'render', path, section: this.owner, module, context } as const;
    const task = {
      section: this.owner,
      subject: `${path} of '${this.owner}'`,
      at: `${this.owner}: ${module}`,
    };
    return this.send(request, this.sections.limits.pageMs, task);
  }

  /** Makes a widget (`<section>/<widget>`) available to pages. Returns the error that its module throws. */
  addWidget(name: string): Promise<Thrown | undefined> {
    const adding = this.widgets.get(name) ?? this.loadWidget(name);
    this.widgets.set(name, adding);
    return adding;
  }

  /** Ends the processes. Throws if their code left an error unhandled. */
  async finish(): Promise<void> {
    await this.start();
    const subject = `The code that renders the pages of '${this.owner}'`;
    const task = { section: this.owner, subject, at: `${this.owner}/server.cjs` };
    await this.send({ type: 'finish' }, this.sections.limits.pageMs, task);
    this.kill();
  }

  /** Kills the processes, even if they are busy. */
  kill(ended?: SandboxEnded): void {
    for (const sandbox of this.sandboxes) sandbox.kill(ended);
  }

  private load(section: string): Promise<void> {
    const loading = this.bundles.get(section) ?? this.loadBundle(section);
    this.bundles.set(section, loading);
    return loading;
  }

  private async loadBundle(section: string) {
    const { versions, codeOf, stacks, limits } = this.sections;
    const { routes, widgets } = versions.get(section)!.build;
    const modules = [...routes, ...widgets].map(({ module }) => module);
    const request = { type: 'load', section, code: await codeOf(section), modules } as const;
    const task = { section, subject: `The node bundle of '${section}'`, at: `${section}/server.cjs` };
    const onSent = section === SHELL ? this.onShellSent : undefined;
    const thrown = firstOf(await this.send(request, limits.loadMs, task, onSent), 'thrown');
    if (!thrown) return;
    const message = `The node bundle of '${section}' does not load`;
    throw codeFailure({ ...task, code: 'BUNDLE_LOAD_FAILED', message, thrown, stacks });
  }

  private async loadWidget(name: string) {
    const [section, exposed] = name.split('/') as [string, string];
    await this.load(section);
    const { versions, limits } = this.sections;
    const { module } = versions.get(section)!.build.widgets.find((widget) => widget.name === exposed)!;
    const request = { type: 'widget', name, section, module } as const;
    const task = { section, subject: `The module of the widget '${name}'`, at: `${section}: ${module}` };
    return firstOf(await this.send(request, limits.loadMs, task), 'thrown');
  }

  /** Sends a request to both processes after the previous ones, and returns their replies. */
  private async send(
    request: SandboxRequest,
    limitMs: number,
    task: Task,
    onSent?: () => void,
  ): Promise<SandboxReply[]> {
    const sent = this.queue.then(() => this.exchange(request, limitMs, onSent));
    this.queue = sent.catch(() => {});
    try {
      const replies = await sent;
      const thrown = firstOf(replies, 'unhandled');
      if (thrown && !firstOf(replies, 'thrown')) {
        const message = `Code of '${task.section}' leaves an error unhandled, in a promise or a callback`;
        throw codeFailure({
          ...task,
          code: 'UNHANDLED_ERROR',
          message,
          thrown,
          stacks: this.sections.stacks,
        });
      }
      return replies;
    } catch (error) {
      throw sandboxFailure(error, task);
    }
  }

  private async exchange(request: SandboxRequest, limitMs: number, onSent = () => {}) {
    let unsent = this.sandboxes.length;
    const countSent = () => {
      unsent -= 1;
      if (unsent === 0) onSent();
    };
    try {
      return await Promise.all(this.sandboxes.map((sandbox) => sandbox.request(request, limitMs, countSent)));
    } catch (error) {
      // The other process would go on with a request that nobody waits for.
      this.kill(error as SandboxEnded);
      throw error;
    }
  }
}

/** The first value of a member of several replies. */
const firstOf = <Name extends keyof SandboxReply>(replies: readonly SandboxReply[], name: Name) =>
  replies.find((reply) => reply[name] !== undefined)?.[name];

/** Prints console output of a section, without control characters. */
function print(section: string, text: string) {
  process.stderr.write(`[${section}] ${text.replace(/[^\P{Cc}\n\t]/gu, '\u{fffd}')}\n`);
}
