import { SHELL } from '@vantedge/federation-contract';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { SiteError } from '@vantedge/release';
import type { Thrown } from './sandbox/messages.ts';
import type { Task } from './sandbox/sandbox.ts';

/** An error that code of a section has thrown. */
interface CodeFailure extends Pick<Task, 'section' | 'at'> {
  code: string;
  /** What has failed. */
  message: string;
  thrown: Thrown;
}

/**
 * Error for code of a section that throws: names the section whose code threw, the source line, and the call stack. `bundles` has the code of
 * the loaded sections.
 */
export function codeFailure(
  { code, message, section, at, thrown }: CodeFailure,
  bundles: ReadonlyMap<string, string>,
): SiteError {
  const calls = callsOf(thrown, bundles);
  const call = calls.find(isSectionCode);
  const responsible = call?.section ?? section;
  const inside = responsible === section ? '' : ` (thrown by the code of '${responsible}')`;
  const lines = calls.filter(({ file }, i) => i === 0 || !file.includes('node_modules/'));
  return new SiteError(code, `${message}: ${thrown.message}${inside}`, {
    at: call ? `${call.file}:${call.line}` : at,
    fix: rebuild(responsible),
    trace: lines.slice(0, MAX_TRACE_CALLS).map(({ file, line }) => `${file}:${line}`),
    cause: Object.assign(new Error(thrown.message), { stack: thrown.stack }),
  });
}

/** Command line that builds and publishes the sections. */
export function rebuild(...sections: readonly string[]): string {
  const names = [...new Set(sections)];
  const build = names.length === 1 ? 'build' : 'run-many -t build -p';
  return `npx nx ${build} ${names.join(' ')} && site publish ${names.join(' ')}`;
}

/** Maximum number of lines in a trace: enough to get from a library to the page that called it. */
export const MAX_TRACE_CALLS = 8;

/** Part of every page's call stack. */
const SERVER_ENTRY = 'apps/shell/src/entry.server.tsx';

/** Whether a call is in code of a section, not of a library. React and shared components run from the shell's bundle. */
const isSectionCode = ({ section, file }: { section: string; file: string }) =>
  !file.includes('node_modules/') &&
  (section !== SHELL || (file.startsWith('apps/shell/') && file !== SERVER_ENTRY));

/**
 * Calls in bundles in an error's stack, innermost first: section, file from the workspace's root, such as `apps/stories/src/pages/ukg.tsx`,
 * and line. Without a source map, the file is the bundle.
 */
function callsOf({ stack }: Thrown, bundles: ReadonlyMap<string, string>) {
  const maps = new Map<string, SourceMap>();
  const calls = stack.matchAll(/\b([a-z][a-z0-9-]*)\/server\.cjs:(\d+):(\d+)/g);
  return [...calls].map(([, section = '', line, column]) => {
    const map = maps.has(section) ? undefined : inlineMapOf(bundles.get(section) ?? '');
    if (map) maps.set(section, new SourceMap(map));
    const origin = maps.get(section)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin
      ? { section, file: origin.fileName, line: origin.lineNumber }
      : { section, file: `${section}/server.cjs`, line: Number(line) };
  });
}

/** The inline source map of a bundle. */
export function inlineMapOf(code: string): SourceMapPayload | undefined {
  const comments = [...code.matchAll(/^\/\/# sourceMappingURL=data:application\/json;[^,\n]*base64,(\S+)/gm)];
  const encoded = comments.at(-1)?.[1];
  return encoded === undefined
    ? undefined
    : (JSON.parse(Buffer.from(encoded, 'base64').toString()) as SourceMapPayload);
}
