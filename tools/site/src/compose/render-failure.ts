import { SHELL } from '@vantedge/federation-contract';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { SiteError, type SiteErrorDetails } from '@vantedge/release';
import type { SandboxReply, Thrown } from './sandbox/messages.ts';
import { SandboxEnded } from './sandbox/sandbox.ts';

/** Part of every page's call stack. */
const SERVER_ENTRY = 'apps/shell/src/entry.server.tsx';

interface Failure {
  path: string;
  /** Owner of the page. */
  section: string;
  /** Module of the page, such as `./pages/ukg.tsx`. */
  module: string;
  thrown: Thrown;
  /** Widget that the page requested but that is not available. */
  missing?: MissingWidget | undefined;
  stacks: SourceStacks;
}

/** A widget that a page requested but that is not available. */
export interface MissingWidget {
  /** `<section>/<widget>` */
  name: string;
  /** Names of the widgets that its section exposes. */
  exposed: readonly string[];
  /** Error that its module threw when it was loaded. */
  thrown?: Thrown | undefined;
}

/** Error for a page that does not render: names the responsible section, the source line, and the fix. */
export function renderFailure({ path, section, module, thrown, missing, stacks }: Failure): SiteError {
  const page = `${path} of '${section}'`;
  if (missing) {
    const provider = missing.name.split('/', 1)[0]!;
    if (missing.thrown) {
      return new SiteError(
        'RENDER_FAILED',
        `${page} does not render: the module of widget '${missing.name}' of '${provider}' throws: ${missing.thrown.message}`,
        {
          ...locationOf(missing.thrown, provider, stacks),
          fix: rebuild(provider),
          cause: errorOf(missing.thrown),
        },
      );
    }
    const instead = missing.exposed.length
      ? `exposes ${missing.exposed.join(', ')}`
      : 'exposes no widget, or is not published';
    return new SiteError(
      'WIDGET_NOT_FOUND',
      `${page} shows the widget '${missing.name}', but '${provider}' ${instead}.`,
      { at: `${section}: ${module}`, fix: rebuild(provider, section), cause: errorOf(thrown) },
    );
  }
  const responsible = responsibleSection(stacks.of(thrown), section);
  const inside = responsible === section ? '' : ` (thrown by the code of '${responsible}')`;
  return new SiteError('RENDER_FAILED', `${page} does not render: ${thrown.message}${inside}`, {
    at: `${section}: ${module}`,
    ...locationOf(thrown, responsible, stacks),
    fix: rebuild(responsible),
    cause: errorOf(thrown),
  });
}

/** Error for a node bundle that does not load. */
export function bundleFailure(section: string, thrown: Thrown, stacks: SourceStacks): SiteError {
  return new SiteError(
    'BUNDLE_LOAD_FAILED',
    `The node bundle of '${section}' does not load: ${thrown.message}`,
    {
      at: `${section}/server.cjs`,
      fix: rebuild(section),
      trace: stacks.lines(thrown),
      cause: errorOf(thrown),
    },
  );
}

/**
 * Error for unhandled errors in a section's code: a rejected promise, usually at the top level of a module, or an error thrown in a
 * callback. `owner` is the section whose pages were rendered.
 */
export function unhandledFailure(
  { kind, thrown }: NonNullable<SandboxReply['unhandled']>,
  owner: string,
  stacks: SourceStacks,
): SiteError {
  const frames = stacks.of(thrown);
  const section = responsibleSection(frames, frames[0]?.section ?? owner);
  const details = { ...locationOf(thrown, section, stacks), cause: errorOf(thrown) };
  return kind === 'rejection'
    ? new SiteError(
        'UNHANDLED_REJECTION',
        `A promise in the code of '${section}' is rejected without a handler: ${thrown.message}`,
        {
          ...details,
          fix: `handle the rejection (await it, or add .catch), then ${rebuild(section)}`,
        },
      )
    : new SiteError(
        'UNCAUGHT_EXCEPTION',
        `A callback in the code of '${section}' throws an uncaught exception: ${thrown.message}`,
        { ...details, fix: `catch the error, then ${rebuild(section)}` },
      );
}

/**
 * The section whose code threw. React and shared components run from the shell's bundle, so calls in it are ignored unless they
 * are in the shell's own sources. Without a call in another section, the page's owner is responsible.
 */
function responsibleSection(frames: readonly SourceFrame[], owner: string): string {
  const own = frames.find(
    (frame) => frame.section !== SHELL || (isOwn(frame) && frame.file !== SERVER_ENTRY),
  );
  return own?.section ?? owner;
}

/** Whether a call is in the section's own sources rather than in a library. */
const isOwn = ({ section, file }: SourceFrame) => file.startsWith(`apps/${section}/`);

/** Location of the innermost call in a section's own sources, and the stack trace. */
function locationOf(thrown: Thrown, section: string, stacks: SourceStacks) {
  const frames = stacks.of(thrown).filter((frame) => frame.section === section);
  const frame = frames.find(isOwn) ?? frames.find(({ file }) => !file.includes('node_modules/'));
  return { ...(frame && { at: `${frame.file}:${frame.line}` }), trace: stacks.lines(thrown) };
}

/** Restores an error from another process. */
const errorOf = ({ message, stack }: Thrown) => Object.assign(new Error(message), { stack });

/** Command line that builds and publishes the sections. */
export function rebuild(...sections: readonly string[]): string {
  const names = [...new Set(sections)];
  const build = names.length === 1 ? 'build' : 'run-many -t build -p';
  return `npx nx ${build} ${names.join(' ')} && site publish ${names.join(' ')}`;
}

/** Maximum number of lines of standard error in an error. */
const MAX_STDERR_LINES = 8;

/** The task that a rendering process was working on. */
export interface Task {
  /** Section whose code was running. */
  section: string;
  /** `The node bundle of 'stories'`, `/a of 'stories'` */
  subject: string;
  /** Location: a file, or a module of a section. */
  at: string;
  /** Widget that the page requested last. */
  lastWidget?: string | undefined;
}

/** Converts `SandboxEnded` to a `SiteError`; returns any other error unchanged. */
export function sandboxFailure(error: unknown, { section, subject, at, lastWidget }: Task): unknown {
  if (!(error instanceof SandboxEnded)) return error;
  const widget = lastWidget === undefined ? '' : `, while showing the widget '${lastWidget}'`;
  const details = (fix: string): SiteErrorDetails => ({
    at,
    fix: `${fix}, then ${rebuild(section)}`,
    cause: error,
  });
  switch (error.reason) {
    case 'timeout':
      return new SiteError(
        'RENDER_TIMEOUT',
        `${subject} does not finish within ${error.message}${widget}.`,
        details('look for an endless loop or a promise that never settles'),
      );
    case 'total-timeout':
      return new SiteError(
        'RENDER_TIMEOUT',
        `Rendering all pages exceeded ${error.message}, at ${subject}${widget}.`,
        details('look for code that has become slow'),
      );
    case 'memory':
      return new SiteError(
        'RENDER_OUT_OF_MEMORY',
        `${subject} needs more memory than ${error.message}${widget}.`,
        details('look for data that grows without limit'),
      );
    case 'exit':
      return new SiteError(
        'RENDER_CRASHED',
        `${subject} crashed the rendering process: ${error.message}${widget}.`,
        {
          ...details('remove the code that ends the process'),
          trace: error.stderrTail.split('\n').filter(Boolean).slice(-MAX_STDERR_LINES),
        },
      );
  }
}

/** Maximum number of calls in a trace: enough to get from a library to the page that called it. */
const MAX_TRACE_CALLS = 8;

/** A call in a stack trace, with its source location. */
export interface SourceFrame {
  /** Section whose bundle the code is in. */
  section: string;
  /** Path from the workspace root, such as `apps/stories/src/pages/ukg.tsx`. Without a source map, the bundle's name. */
  file: string;
  /** 1-based. */
  line: number;
}

/** Maps stack traces of node bundles to their sources. */
export class SourceStacks {
  private readonly bundles = new Map<string, string>();
  private readonly maps = new Map<string, SourceMap | undefined>();

  /** Adds a section's bundle. Its inline source map is only parsed when needed. */
  add(section: string, code: string): void {
    this.bundles.set(section, code);
  }

  /** Calls in section bundles in an error's stack trace, innermost first. */
  of(error: unknown): SourceFrame[] {
    const stack = String((error as Error | undefined)?.stack);
    const calls = stack.matchAll(/\b([a-z][a-z0-9-]*)\/server\.cjs:(\d+):(\d+)/g);
    return [...calls].map(([, section, line, column]) => this.locate(section!, Number(line), Number(column)));
  }

  /** Innermost calls as `file:line`, for an error message. Calls in libraries are excluded unless they threw. */
  lines(error: unknown): string[] {
    return this.of(error)
      .filter(({ file }, i) => i === 0 || !file.includes('node_modules/'))
      .slice(0, MAX_TRACE_CALLS)
      .map(({ file, line }) => `${file}:${line}`);
  }

  private locate(section: string, line: number, column: number): SourceFrame {
    const found = this.mapOf(section)?.findEntry(line - 1, column - 1) as Partial<SourceMapping> | undefined;
    if (found?.originalSource === undefined) return { section, file: `${section}/server.cjs`, line };
    return { section, file: found.originalSource, line: found.originalLine! + 1 };
  }

  private mapOf(section: string): SourceMap | undefined {
    if (!this.maps.has(section)) {
      const map = inlineMapOf(this.bundles.get(section) ?? '');
      this.maps.set(section, map && new SourceMap(map));
    }
    return this.maps.get(section);
  }
}

/** The inline source map of a bundle. */
export function inlineMapOf(code: string): SourceMapPayload | undefined {
  const comments = [...code.matchAll(/^\/\/# sourceMappingURL=data:application\/json;[^,\n]*base64,(\S+)/gm)];
  const encoded = comments.at(-1)?.[1];
  return encoded === undefined
    ? undefined
    : (JSON.parse(Buffer.from(encoded, 'base64').toString()) as SourceMapPayload);
}
