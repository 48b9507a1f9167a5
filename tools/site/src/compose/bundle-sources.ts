import { parseSourceMap, type SourceMap } from '@vantedge/documents/source-map';

/** Finds the sources of a node bundle by its inline source map, which is only parsed when needed. */
export class BundleSources {
  private parsed: SourceMap | undefined;

  constructor(private readonly code: string) {}

  /** Files in the bundle. Empty without a source map. */
  get files(): string[] {
    return this.map?.sources.filter((file) => file !== null) ?? [];
  }

  /** Source of a position in the bundle: a path from the workspace root, such as `apps/stories/src/pages/ukg.tsx`, and a line. All numbers are 1-based. */
  at(line: number, column: number) {
    return this.map?.sourceAt(line, column);
  }

  /** Source of the first occurrence of a text. */
  find(text: string) {
    const index = this.code.indexOf(text);
    if (index < 0) return undefined;
    const lines = this.code.slice(0, index).split('\n');
    return this.at(lines.length, lines.at(-1)!.length + 1);
  }

  private get map(): SourceMap | undefined {
    const comments = /^\/\/# sourceMappingURL=data:application\/json;[^,\n]*base64,(\S+)/gm;
    const encoded = this.parsed ? undefined : [...this.code.matchAll(comments)].at(-1)?.[1];
    if (encoded !== undefined) this.parsed = parseSourceMap(Buffer.from(encoded, 'base64').toString());
    return this.parsed;
  }
}
