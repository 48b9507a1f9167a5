import { SHELL } from '@vantedge/federation-contract';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { SiteError } from '@vantedge/release';
import type { Thrown } from './sandbox/messages.ts';
import { SandboxEnded } from './sandbox/sandbox.ts';

/** What a rendering process was working on. */
export interface Task {
  /** Section whose code was running. */
  section: string;
  /** `The node bundle of 'stories'`, `/a of 'stories'` */
  subject: string;
  /** Location: a file, or a module of a section. */
  at: string;
}

/** An error that code of a section has thrown. */
interface CodeFailure extends Task {
  code: string;
  /** What has failed. */
  message: string;
  thrown: Thrown;
  stacks: SourceStacks;
}

/** Error for code of a section that throws: names the section whose code threw, the source line, and the call stack. */
export function codeFailure({ code, message, section, at, thrown, stacks }: CodeFailure): SiteError {
  const frames = stacks.of(thrown);
  const frame = frames.find(isSectionCode);
  const responsible = frame?.section ?? section;
  const inside = responsible === section ? '' : ` (thrown by the code of '${responsible}')`;
  const lines = frames.filter(({ file }, i) => i === 0 || !file.includes('node_modules/'));
  return new SiteError(code, `${message}: ${thrown.message}${inside}`, {
    at: frame ? `${frame.file}:${frame.line}` : at,
    fix: rebuild(responsible),
    trace: lines.slice(0, MAX_TRACE_CALLS).map(({ file, line }) => `${file}:${line}`),
    cause: Object.assign(new Error(thrown.message), { stack: thrown.stack }),
  });
}

/** Converts `SandboxEnded` to a `SiteError`; returns any other error unchanged. */
export function sandboxFailure(error: unknown, { section, subject, at }: Task): unknown {
  if (!(error instanceof SandboxEnded)) return error;
  return new SiteError(error.code, `${subject} ${error.message}.`, {
    at,
    fix: `correct the code that it runs, then ${rebuild(section)}`,
    trace: error.stderrTail.split('\n').filter(Boolean).slice(-MAX_TRACE_CALLS),
    cause: error,
  });
}

/** Command line that builds and publishes the sections. */
export function rebuild(...sections: readonly string[]): string {
  const names = [...new Set(sections)];
  const build = names.length === 1 ? 'build' : 'run-many -t build -p';
  return `npx nx ${build} ${names.join(' ')} && site publish ${names.join(' ')}`;
}

/** Part of every page's call stack. */
const SERVER_ENTRY = 'apps/shell/src/entry.server.tsx';

/** Whether a call is in code of a section, not of a library. React and shared components run from the shell's bundle. */
const isSectionCode = ({ section, file }: SourceFrame) =>
  !file.includes('node_modules/') &&
  (section !== SHELL || (file.startsWith('apps/shell/') && file !== SERVER_ENTRY));

/** Maximum number of lines in a trace: enough to get from a library to the page that called it. */
const MAX_TRACE_CALLS = 8;

/** A call in a stack trace, with its source location. */
interface SourceFrame {
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
  of({ stack }: Thrown): SourceFrame[] {
    const calls = stack.matchAll(/\b([a-z][a-z0-9-]*)\/server\.cjs:(\d+):(\d+)/g);
    return [...calls].map(([, section, line, column]) => this.locate(section!, Number(line), Number(column)));
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
