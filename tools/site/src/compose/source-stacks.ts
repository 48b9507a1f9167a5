import { SourceMap, type SourceMapping } from 'node:module';

/** Enough to get from a library's call to the page that made it. */
const MAX_TRACE_CALLS = 8;

/** A call on an error's stack, in the source of a section. */
export interface SourceFrame {
  /** Section whose bundle the code is in. */
  section: string;
  /** Path from the workspace's root, such as `apps/stories/src/pages/ukg.tsx`; a bundle without a map has its own name. */
  file: string;
  /** From 1. */
  line: number;
}

/** Maps the stacks of errors that node bundles throw to the sources that these were built from. */
export class SourceStacks {
  private readonly bundles = new Map<string, string>();
  private readonly maps = new Map<string, SourceMap | undefined>();

  /** Remembers a section's bundle, whose inline source map is read only when it is needed. */
  add(section: string, code: string): void {
    this.bundles.set(section, code);
  }

  /** The calls of an error's stack that are in some section's bundle, innermost first. */
  of(error: unknown): SourceFrame[] {
    const stack = String((error as Error | undefined)?.stack);
    const calls = stack.matchAll(/\b([a-z][a-z0-9-]*)\/server\.cjs:(\d+):(\d+)/g);
    return [...calls].map(([, section, line, column]) => this.locate(section!, Number(line), Number(column)));
  }

  /** The innermost calls as lines of `file:line`, for an error message; of React's own only the one that threw. */
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
    if (!this.maps.has(section)) this.maps.set(section, inlineMap(this.bundles.get(section) ?? ''));
    return this.maps.get(section);
  }
}

function inlineMap(code: string): SourceMap | undefined {
  const comments = [...code.matchAll(/^\/\/# sourceMappingURL=data:application\/json;[^,\n]*base64,(\S+)/gm)];
  const encoded = comments.at(-1)?.[1];
  if (encoded === undefined) return undefined;
  return new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()));
}
