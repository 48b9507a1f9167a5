import { SHELL } from '@vantedge/federation-contract';
import type { SectionVersion } from '../../release/model.ts';
import { bundleFailure, unhandledFailure } from '../render-failure.ts';
import type { RenderContext } from '../rendered.ts';
import type { SourceStacks } from '../source-stacks.ts';
import type { SandboxReply, SandboxRequest, Thrown } from './messages.ts';
import type { RenderLimits } from './render-limits.ts';
import { Sandbox, type TimeLeft } from './sandbox.ts';
import { sandboxFailure } from './sandbox-failure.ts';

/** What the sandboxes of one release have in common. */
export interface Sections {
  versions: ReadonlyMap<string, SectionVersion>;
  /** A section's node bundle. */
  codeOf(section: string): Promise<string>;
  stacks: SourceStacks;
  limits: RenderLimits;
  timeLeft: TimeLeft;
}

/**
 * The process in which one section's pages are rendered. It holds the shell's bundle, the section's own and those of the
 * widgets that its pages show. Whatever ends it is a `SiteError` that names what it was doing.
 */
export class SectionSandbox {
  private readonly sandbox: Sandbox;
  private readonly bundles = new Map<string, Promise<void>>();
  private readonly widgets = new Map<string, Promise<Thrown | undefined>>();

  constructor(
    private readonly owner: string,
    private readonly sections: Sections,
  ) {
    this.sandbox = new Sandbox(sections.limits, sections.timeLeft, (text) => print(owner, text));
  }

  /** Loads the shell's bundle and the section's own. */
  async start(): Promise<void> {
    await this.load(SHELL);
    await this.load(this.owner);
  }

  /** Renders a page of the section. Widgets that it asks for must have been added before. */
  async render(path: string, module: string, context: RenderContext): Promise<SandboxReply> {
    await this.start();
    const request = { type: 'render', path, section: this.owner, module, context } as const;
    const at = `${this.owner}: ${module}`;
    return this.ask(request, this.sections.limits.pageMs, `${path} of '${this.owner}'`, at);
  }

  /** Makes a widget, `<section>/<widget>`, known to the pages; returns what its module throws. */
  addWidget(name: string): Promise<Thrown | undefined> {
    const adding = this.widgets.get(name) ?? this.loadWidget(name);
    this.widgets.set(name, adding);
    return adding;
  }

  /** Ends the process; throws what its code has left unhandled. */
  async finish(): Promise<void> {
    await this.start();
    const subject = `The code that renders the pages of '${this.owner}'`;
    await this.ask({ type: 'finish' }, this.sections.limits.pageMs, subject, `${this.owner}/server.cjs`);
    this.kill();
  }

  /** Ends the process, whatever it is doing. */
  kill(): void {
    this.sandbox.kill();
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
    const subject = `The node bundle of '${section}'`;
    const { thrown } = await this.ask(request, limits.loadMs, subject, `${section}/server.cjs`, section);
    if (thrown) throw bundleFailure(section, thrown, stacks);
  }

  private async loadWidget(name: string) {
    const [section, exposed] = name.split('/') as [string, string];
    await this.load(section);
    const { versions, limits } = this.sections;
    const { module } = versions.get(section)!.build.widgets.find((widget) => widget.name === exposed)!;
    const request = { type: 'widget', name, section, module } as const;
    const subject = `The module of the widget '${name}'`;
    return (await this.ask(request, limits.loadMs, subject, `${section}: ${module}`, section)).thrown;
  }

  /** The answer to a request; `section` is the one whose code it runs first. */
  private async ask(
    request: SandboxRequest,
    limitMs: number,
    subject: string,
    at: string,
    section = this.owner,
  ): Promise<SandboxReply> {
    try {
      const reply = await this.sandbox.request(request, limitMs);
      if (reply.stray && !reply.thrown) throw unhandledFailure(reply.stray, section, this.sections.stacks);
      return reply;
    } catch (error) {
      throw sandboxFailure(error, { section, subject, at, lastShown: this.sandbox.lastShown });
    }
  }
}

/** Shows what a section's code prints, without the control characters that a terminal would obey. */
function print(section: string, text: string) {
  process.stderr.write(`[${section}] ${text.replace(/[^\P{Cc}\n\t]/gu, '\u{fffd}')}\n`);
}
