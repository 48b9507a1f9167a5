import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';

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
