import { closestMatch } from 'leven';
import { SHELL } from '@vantedge/federation-contract';
import { printableLines, SiteError } from '@vantedge/errors';
import type { SectionVersion } from '@vantedge/release';
import { readText, type Store } from '@vantedge/store';
import { BundleSources } from './bundle-sources.ts';
import { codeFailure, rebuildCommands } from './render-failure.ts';
import type { RenderContext, RenderResult, SandboxReply, SandboxRequest, Task } from './sandbox/messages.ts';
import { RENDER_LIMITS, Sandbox } from './sandbox/sandbox.ts';

/** A page, rendered at two times in two time zones. Both are the same unless the page reads the clock, the time zone or chance. */
export type Renderings = [RenderResult, RenderResult];

/** Two places that never show the same day: another year, month, hour, minute and second, time zones 26 hours apart, and another language. */
const PLACES = [
  { timeZone: 'Etc/GMT+12', offsetMs: 0, locale: 'en_US.UTF-8' },
  {
    timeZone: 'Pacific/Kiritimati',
    offsetMs: 401 * 86_400_000 + 7 * 3_600_000 + 13 * 60_000 + 17_123,
    // Node has all languages itself.
    locale: 'de_DE.UTF-8',
  },
];

/** Number of wrong characters in a name for which a message still suggests the right one. */
const MAX_TYPOS = 3;

/**
 * Renders the pages of one section with the shell's React, in two processes at the same time. They load the shell's bundle, the section's, and
 * those of sections whose widgets a page shows.
 */
export class Renderer {
  private readonly sandboxes: readonly Sandbox[];
  private queue: Promise<unknown>;
  private readonly loading = new Map<string, Promise<void>>();
  /** Sources of the loaded bundles. */
  private readonly bundles = new Map<string, BundleSources>();

  constructor(
    private readonly section: string,
    private readonly store: Store,
    private readonly versions: ReadonlyMap<string, SectionVersion>,
    private readonly limits = RENDER_LIMITS,
  ) {
    const prints = [(text: string) => print(section, text), () => {}];
    this.sandboxes = PLACES.map((place, i) => new Sandbox(limits, place, prints[i]!));
    this.queue = Promise.all(this.sandboxes.map(({ started }) => started));
  }

  /** Loads the bundles of the shell and the section. Throws a `SiteError` if one is broken. */
  async start(): Promise<void> {
    await this.load(SHELL);
    await this.load(this.section);
  }

  /** Renders a page. Errors in its code, or in a widget on it, are a `SiteError` with section and source line. */
  async render(path: string, module: string, context: RenderContext): Promise<Renderings> {
    await this.start();
    const { section } = this;
    const task = { section, subject: `${path} of '${section}'`, at: `${section}: ${module}` };
    const request = { type: 'render', path, section, module, context } as const;
    const tried = new Set<string>();
    for (;;) {
      const replies = await this.send(request, this.limits.pageMs, task);
      const missing = firstOf(replies, 'missing');
      if (missing !== undefined && !tried.has(missing)) {
        const provider = missing.split('/', 1)[0]!;
        if (!this.isWidget(missing)) throw this.widgetNotFound(missing, task);
        await this.load(provider);
        tried.add(missing);
        continue;
      }
      const [first, second] = replies.map(({ rendered }) => rendered);
      const thrown = firstOf(replies, 'thrown');
      if (!thrown && first && second && first.widgets.every((name) => this.isWidget(name)))
        return [first, second];
      const error = thrown ?? { message: 'its reply is not a rendered page', stack: '' };
      throw codeFailure('RENDER_FAILED', `${task.subject} does not render`, task, error, this.bundles);
    }
  }

  /** Ends the processes after the last page. Throws if their code left an error unhandled. */
  async finish(): Promise<void> {
    const { section } = this;
    const task = { section, subject: `The code of '${section}'`, at: `${section}/server.cjs` };
    await this.start();
    await this.send({ type: 'finish' }, this.limits.pageMs, task);
    this.close();
  }

  /** Kills the processes, even if they are busy. */
  close(): void {
    for (const sandbox of this.sandboxes) sandbox.kill();
  }

  private load(section: string): Promise<void> {
    const loading = this.loading.get(section) ?? this.loadBundle(section);
    this.loading.set(section, loading);
    return loading;
  }

  private async loadBundle(section: string) {
    const { build, server } = this.versions.get(section)!;
    const { routes, widgets } = build;
    const code = await readText(this.store, server);
    this.bundles.set(section, new BundleSources(code));
    const request: SandboxRequest = {
      type: 'load',
      section,
      // Stack traces are mapped here, so the processes do not need the map.
      code: code.replace(/^\/\/# sourceMappingURL=.*$/gm, ''),
      modules: [...routes, ...widgets].map(({ module }) => module),
      widgets,
    };
    const task = { section, subject: `The node bundle of '${section}'`, at: `${section}/server.cjs` };
    const thrown = firstOf(await this.send(request, this.limits.loadMs, task), 'thrown');
    const message = `${task.subject} does not load`;
    if (thrown) throw codeFailure('BUNDLE_LOAD_FAILED', message, task, thrown, this.bundles);
  }

  /** Names of the widgets that a section exposes. */
  private widgetsOf(section: string): string[] {
    return this.versions.get(section)?.build.widgets.map(({ name }) => `${section}/${name}`) ?? [];
  }

  private isWidget(name: string): boolean {
    return this.widgetsOf(name.split('/', 1)[0]!).includes(name);
  }

  /** Error for a widget that no section exposes: a typo, an old name, or a section that is not published yet. */
  private widgetNotFound(widget: string, { subject, at }: Task): SiteError {
    const [provider = '', name = ''] = widget.split('/');
    const exposed = this.widgetsOf(provider).join(', ');
    const all = [...this.versions.keys()].flatMap((section) => this.widgetsOf(section));
    const similar = closestMatch(widget, all, { maxDistance: MAX_TYPOS });
    const source = this.bundles.get(this.section)?.find(widget);
    const place = source ? `${source.file}:${source.line}` : at;
    const publish = rebuildCommands([similar?.split('/', 1)[0] ?? provider, this.section]);
    const correct = similar
      ? `write '${similar}' in ${place}, then`
      : `write another name in ${place}; or, if '${provider}' now exposes '${name}', publish it too:`;
    const keep = `if it was renamed, '${provider}' can keep '${name}' beside the new name in its src/section.ts for one release;`;
    return new SiteError(
      'WIDGET_NOT_FOUND',
      `${subject} shows the widget '${widget}', but '${provider}' exposes ${exposed || 'no widget, or is not published'}.${similar ? ` Did you mean '${similar}'?` : ''}`,
      { at: place, fix: [...(exposed ? [keep] : []), correct, ...publish] },
    );
  }

  /** Sends a request to both processes after the previous ones, and returns their replies. */
  private async send(request: SandboxRequest, limitMs: number, task: Task): Promise<SandboxReply[]> {
    const sent = this.queue.then(() =>
      Promise.all(this.sandboxes.map((sandbox) => sandbox.request(request, task, limitMs))),
    );
    this.queue = sent.catch(() => {});
    // If one has ended, the other would go on with a request that nobody waits for.
    sent.catch(() => this.close());
    const replies = await sent;
    const thrown = firstOf(replies, 'unhandled');
    if (!thrown || firstOf(replies, 'thrown')) return replies;
    const message = `Code of '${task.section}' leaves an error unhandled, in a promise or a callback`;
    throw codeFailure('UNHANDLED_ERROR', message, task, thrown, this.bundles);
  }
}

/** The first value of a member of several replies. */
const firstOf = <Name extends keyof SandboxReply>(replies: readonly SandboxReply[], name: Name) =>
  replies.find((reply) => reply[name] !== undefined)?.[name];

/** Prints console output of a section, without control characters. */
function print(section: string, text: string) {
  process.stderr.write(`[${section}] ${printableLines(text)}\n`);
}
