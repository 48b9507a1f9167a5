/** A position in a source. Lines and columns start at 1, as in stacks. */
export interface SourcePosition {
  file: string;
  line: number;
  column: number;
  /** Name in the source. */
  name: string | null;
}

/** The source map of a built file. */
export interface SourceMap {
  /** All sources. */
  readonly sources: readonly (string | null)[];
  /** Where a position of the built file, as a stack has it, comes from; undefined if the map does not say. */
  sourceAt(line: number, column: number): SourcePosition | undefined;
}

/** Parses a source map. Its mappings are decoded when they are needed. Throws if it is not one. */
export declare function parseSourceMap(json: string): SourceMap;
