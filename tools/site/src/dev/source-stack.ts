import path from 'node:path';
import { parseSourceMap, type SourceMap } from '@vantedge/documents/source-map';

/** A stack frame in a built script, with line and column: `(http://localhost:4200/assets/stories/c.one.js:10:5)`. */
const BUILT_FRAME = /https?:\/\/[^/\s]+(\/assets\/([^/\s]+)\/[^\s?:]+\.js)[^\s:]*:(\d+):(\d+)/g;

/** Modules that are not the team's: installed packages, and the bundler's runtime. */
const FOREIGN = /(^|\/)(node_modules|webpack)\//;

/**
 * Maps a browser's stack to source lines such as `apps/stories/src/pages/ukg.tsx:12`, innermost first, without installed packages. `read`
 * returns the text of a path below `/assets/` and rejects if there is none; frames without a source map are omitted. `folders` are those
 * of the sections, relative to the working directory.
 */
export async function sourceStack(
  stack: string,
  read: (path: string) => Promise<string>,
  folders: ReadonlyMap<string, string>,
): Promise<string[]> {
  const calls = [...stack.matchAll(BUILT_FRAME)];
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  for (const script of new Set(calls.map(([, script]) => script!)))
    maps.set(
      script,
      read(`${script}.map`)
        .then(parseSourceMap)
        .catch(() => undefined),
    );
  const frames = calls.map(async ([, script, section, line, column]) => {
    const source = (await maps.get(script!))?.sourceAt(Number(line), Number(column));
    if (!source) return [];
    const file = path.posix.join(
      folders.get(section!) ?? '',
      source.file.replace(/^webpack:\/\/[^/]*\//, ''),
    );
    return FOREIGN.test(file) ? [] : [`${file}:${source.line}`];
  });
  return (await Promise.all(frames)).flat();
}
