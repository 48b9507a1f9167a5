import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

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
      read(`${script}.map`).then(
        (text) => new SourceMap(JSON.parse(text) as SourceMapPayload),
        () => undefined,
      ),
    );
  const frames = calls.map(async ([, script, section, line, column]) => {
    const entry = (await maps.get(script!))?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return [];
    const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '');
    const file = path.posix.join(folders.get(section!) ?? '', source);
    return FOREIGN.test(file) ? [] : [`${file}:${entry.originalLine + 1}`];
  });
  return (await Promise.all(frames)).flat();
}
