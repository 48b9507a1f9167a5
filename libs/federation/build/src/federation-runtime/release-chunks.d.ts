/** The part of `__webpack_require__` that loads chunks. */
interface Build {
  /** URL prefix of the build's files. */
  p: string;
  /** Name of a chunk's file. */
  u?: (chunk: number) => string;
  /** Loads a script, and calls back when it has loaded or failed. */
  l?: (url: string, done: (event: { type: string; target: { src: string } }) => void) => void;
}

export function loadReleaseChunks(build: Build): void;
