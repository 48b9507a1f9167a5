import { SHELL } from '@vantedge/federation-contract';
import type { SectionVersion } from '@vantedge/release';
import { bundleFailure, unhandledFailure } from '../render-failure.ts';
import type { RenderContext } from '../rendered.ts';
import type { SourceStacks } from '../source-stacks.ts';
import type { SandboxReply, SandboxRequest, Thrown } from './messages.ts';
import type { RenderLimits } from './render-limits.ts';
import { Sandbox, type TimeLeft } from './sandbox.ts';
import { sandboxFailure } from './sandbox-failure.ts';

/** State that all sandboxes of a release share. */
export interface Sections {
  versions: ReadonlyMap<string, SectionVersion>;
  /** A section's node bundle. */
  codeOf(section: string): Promise<string>;
  stacks: SourceStacks;
  limits: RenderLimits;
  timeLeft: TimeLeft;
}

/**
 * The process that renders the pages of one section. It loads the shell's bundle, the section's, and those of widgets on its
 * pages. If it ends early, the `SiteError` names the task that it was working on.
 */
export class SectionSandbox {
  private readonly sandbox: Sandbox;
  private onShellSent: (() => void) | undefined;
  private readonly bundles = new Map<string, Promise<void>>();
  private readonly widgets = new Map<string, Promise<Thrown | undefined>>();

  constructor(
    private readonly owner: string,
    private readonly sections: Sections,
  ) {
    this.sandbox = new Sandbox(sections.limits, sections.timeLeft, (text) => print(owner, text));
  }

  /** Loads the bundles of the shell and the section. */
  async start(): Promise<void> {
    await this.load(SHELL);
    await this.load(this.owner);
  }

  /** Begins to load the same bundles. Resolves when the process has received the shell's. Its errors belong to the first page. */
  async prepare(): Promise<void> {
    const received = new Promise<void>((resolve) => (this.onShellSent = resolve));
    const started = this.start().catch(() => undefined);
    await Promise.race([received, started]);
  }

  /** Renders a page of the section. Its widgets must have been added before. */
  async render(path: string, module: string, context: RenderContext): Promise<SandboxReply> {
    await this.start();
    const request = { type: 'render', path, section: this.owner, module, context } as const;
    const at = `${this.owner}: ${module}`;
    return this.send(request, this.sections.limits.pageMs, `${path} of '${this.owner}'`, at);
  }

  /** Makes a widget (`<section>/<widget>`) available to pages. Returns the error that its module throws. */
  addWidget(name: string): Promise<Thrown | undefined> {
    const adding = this.widgets.get(name) ?? this.loadWidget(name);
    this.widgets.set(name, adding);
    return adding;
  }

  /** Ends the process. Throws if its code left an error unhandled. */
  async finish(): Promise<void> {
    await this.start();
    const subject = `The code that renders the pages of '${this.owner}'`;
    await this.send({ type: 'finish' }, this.sections.limits.pageMs, subject, `${this.owner}/server.cjs`);
    this.kill();
  }

  /** Kills the process, even if it is busy. */
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
    const sent = section === SHELL ? this.onShellSent : undefined;
    const { thrown } = await this.send(
      request,
      limits.loadMs,
      subject,
      `${section}/server.cjs`,
      section,
      sent,
    );
    if (thrown) throw bundleFailure(section, thrown, stacks);
  }

  private async loadWidget(name: string) {
    const [section, exposed] = name.split('/') as [string, string];
    await this.load(section);
    const { versions, limits } = this.sections;
    const { module } = versions.get(section)!.build.widgets.find((widget) => widget.name === exposed)!;
    const request = { type: 'widget', name, section, module } as const;
    const subject = `The module of the widget '${name}'`;
    return (await this.send(request, limits.loadMs, subject, `${section}: ${module}`, section)).thrown;
  }

  /** Sends a request and returns the reply. `section` is the section whose code runs first. */
  private async send(
    request: SandboxRequest,
    limitMs: number,
    subject: string,
    at: string,
    section = this.owner,
    onSent?: () => void,
  ): Promise<SandboxReply> {
    try {
      const reply = await this.sandbox.request(request, limitMs, onSent);
      if (reply.unhandled && !reply.thrown)
        throw unhandledFailure(reply.unhandled, section, this.sections.stacks);
      return reply;
    } catch (error) {
      throw sandboxFailure(error, { section, subject, at, lastWidget: this.sandbox.lastWidget });
    }
  }
}

/** Prints console output of a section, without control characters. */
function print(section: string, text: string) {
  process.stderr.write(`[${section}] ${text.replace(/[^\P{Cc}\n\t]/gu, '\u{fffd}')}\n`);
}
