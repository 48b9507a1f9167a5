import process from 'node:process';

/** Globals that reach outside of this process, or hold state that no page may depend on. */
const REMOVED_GLOBALS = [
  'BroadcastChannel',
  'EventSource',
  'WebSocket',
  'fetch',
  'localStorage',
  'sessionStorage',
];

/** Methods of `console` that print. */
const PRINTING = ['debug', 'error', 'info', 'log', 'warn'];

/**
 * Replaces what code of a section could reach beyond this process by, and what Node's permission model leaves. Output of
 * `console` goes to `print`.
 * @param {(...values: unknown[]) => void} print
 */
export function restrictGlobals(print) {
  // Reading one of the classes of fetch loads its implementation, whose dispatcher opens connections.
  void globalThis.Request;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('undici.')) globalThis[symbol] = undefined;
  }
  for (const name of REMOVED_GLOBALS) delete globalThis[name];
  // Node's own leads to the streams of the process, and these to sockets.
  replaceGlobal(
    'console',
    Object.fromEntries(
      Object.keys(console).map((name) => [name, PRINTING.includes(name) ? print : () => undefined]),
    ),
  );
  replaceGlobal('process', harmlessProcess());
}

/** What is left of `process`: facts about the program, an empty environment, and no way to end it. */
function harmlessProcess() {
  const { arch, platform, version, versions, nextTick } = process;
  const exit = () => {
    throw new Error('process.exit is not available while rendering');
  };
  return {
    arch,
    argv: [],
    cwd: () => '/',
    emitWarning: () => undefined,
    env: Object.freeze({}),
    execArgv: [],
    exit,
    nextTick,
    platform,
    version,
    versions,
  };
}

function replaceGlobal(/** @type {string} */ name, /** @type {unknown} */ value) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
}
