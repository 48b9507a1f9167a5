import { SourceMap, type SourceMapPayload } from 'node:module';

/** Finds the sources of a node bundle by its inline source map, which is only parsed when needed. */
export class BundleSources {
  private payload: SourceMapPayload | undefined;
  private map: SourceMap | undefined;

  constructor(private readonly code: string) {}

  /** Files in the bundle. Empty without a source map. */
  get files(): readonly string[] {
    if (this.payload) return this.payload.sources;
    const comments = /^\/\/# sourceMappingURL=data:application\/json;[^,\n]*base64,(\S+)/gm;
    const encoded = [...this.code.matchAll(comments)].at(-1)?.[1];
    if (encoded === undefined) return [];
    this.payload = JSON.parse(Buffer.from(encoded, 'base64').toString()) as SourceMapPayload;
    return this.payload.sources;
  }

  /** Source of a position in the bundle: a path from the workspace root, such as `apps/stories/src/pages/ukg.tsx`, and a line. All numbers are 1-based. */
  at(line: number, column: number) {
    if (!this.files.length) return undefined;
    this.map ??= new SourceMap(this.payload!);
    const origin = this.map.findOrigin(line, column);
    return 'fileName' in origin ? { file: origin.fileName, line: origin.lineNumber } : undefined;
  }

  /** Source of an index of the code. */
  atIndex(index: number) {
    const lines = this.code.slice(0, index).split('\n');
    return this.at(lines.length, lines.at(-1)!.length + 1);
  }

  /** Source of the first occurrence of a text. */
  find(text: string) {
    const index = this.code.indexOf(text);
    return index < 0 ? undefined : this.atIndex(index);
  }
}
