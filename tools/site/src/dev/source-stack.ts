import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

export interface SourceStack {
  /** Such as `apps/stories/src/pages/ukg.tsx:12`, innermost first; only files of the workspace. */
  frames: string[];
  /** Numbered lines around the innermost frame, with its line marked. */
  excerpt?: string;
}

interface Frame {
  file: string;
  line: number;
  source: string;
}

/** A stack frame in a built script, with line and column: `(http://localhost:4200/assets/stories/c.one.js:10:5)`. */
const BUILT_FRAME = /https?:\/\/[^/\s]+(\/assets\/([^/\s]+)\/[^\s?:]+\.js)[^\s:]*:(\d+):(\d+)/g;

/** Lines of source shown above and below the one that threw. */
const CONTEXT_LINES = 3;

/**
 * Maps a browser's stack to source files and lines. `read` returns the text of a path below `/assets/` and rejects if there
 * is none; frames without a source map are omitted.
 */
export async function sourceStack(
  stack: string,
  read: (path: string) => Promise<string>,
): Promise<SourceStack> {
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  const mapOf = (script: string) => {
    if (!maps.has(script))
      maps.set(
        script,
        read(`${script}.map`).then(parseSourceMap, () => undefined),
      );
    return maps.get(script);
  };
  const found = await Promise.all(
    [...stack.matchAll(BUILT_FRAME)].map(async ([, script, section, line, column]) => {
      const map = await mapOf(script!);
      return map && frameOf(map, section!, Number(line), Number(column));
    }),
  );
  const frames = found.filter((frame) => frame !== undefined);
  return {
    frames: frames.map(({ file, line }) => `${file}:${line}`),
    ...(frames[0] && { excerpt: excerptOf(frames[0]) }),
  };
}

const parseSourceMap = (text: string) => new SourceMap(JSON.parse(text) as SourceMapPayload);

function frameOf(map: SourceMap, section: string, line: number, column: number): Frame | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const { originalSource, originalLine } = entry;
  const file = path.posix.join('apps', section, originalSource.replace(/^webpack:\/\/[^/]*\//, ''));
  if (!/^(apps|libs)\//.test(file)) return undefined;
  const { sources, sourcesContent } = map.payload;
  const source = sourcesContent[sources.indexOf(originalSource)] ?? '';
  return { file, line: originalLine + 1, source };
}

function excerptOf({ source, line }: Frame): string {
  const first = Math.max(1, line - CONTEXT_LINES);
  const lines = source.split('\n').slice(first - 1, line + CONTEXT_LINES);
  return lines
    .map((text, index) => {
      const number = first + index;
      return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
    })
    .join('\n');
}
