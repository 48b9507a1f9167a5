import { SHELL } from '@vantedge/federation-contract';
import { buildCommand, command, type CommandLine, printable, SiteError } from '@vantedge/errors';
import type { BundleSources } from './bundle-sources.ts';
import type { SerializedError } from './sandbox/messages.ts';

/** Error for code of a section that throws: names the section whose code threw, the source line, and the call stack. */
export function codeFailure(
  code: string,
  message: string,
  { section, at }: { section: string; at: string },
  thrown: SerializedError,
  bundles: ReadonlyMap<string, BundleSources>,
): SiteError {
  const calls = callsOf(thrown, bundles);
  const call = calls.find(isSectionCode);
  const responsible = call?.section ?? section;
  const inside = responsible === section ? '' : ` (thrown by the code of '${responsible}')`;
  const lines = calls.filter(({ file }, i) => i === 0 || !file.includes('node_modules/'));
  return new SiteError(code, `${message}: ${printable(thrown.message)}${inside}`, {
    at: call ? `${call.file}:${call.line}` : at,
    fix: ['correct the code, then', ...rebuildCommands([responsible])],
    trace: lines.slice(0, MAX_TRACE_CALLS).map(({ file, line }) => `${file}:${line}`),
    cause: Object.assign(new Error(thrown.message), { stack: thrown.stack }),
  });
}

/** Commands that build and publish sections. */
export function rebuildCommands(sections: readonly string[]): CommandLine[] {
  const names = [...new Set(sections)];
  return [buildCommand(...names), command('site', 'publish', ...names)];
}

/** Maximum number of lines in a trace: enough to get from a library to the page that called it. */
export const MAX_TRACE_CALLS = 8;

/** Part of every page's call stack. */
const SERVER_ENTRY = 'apps/shell/src/entry.server.tsx';

/** Whether a call is in code of a section, not of a library. React and shared components run from the shell's bundle. */
const isSectionCode = ({ section, file }: { section: string; file: string }) =>
  !file.includes('node_modules/') &&
  (section !== SHELL || (file.startsWith('apps/shell/') && file !== SERVER_ENTRY));

/** Calls in bundles in an error's stack, innermost first: section, file and line. Without a source map, the file is the bundle. */
function callsOf({ stack }: SerializedError, bundles: ReadonlyMap<string, BundleSources>) {
  const calls = stack.matchAll(/\b([a-z][a-z0-9-]*)\/server\.cjs:(\d+):(\d+)/g);
  return [...calls].map(([, section = '', line, column]) => {
    const source = bundles.get(section)?.at(Number(line), Number(column));
    return { section, ...(source ?? { file: `${section}/server.cjs`, line: Number(line) }) };
  });
}
