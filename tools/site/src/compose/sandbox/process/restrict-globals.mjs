import process from 'node:process';

/** Globals with access outside this process, or with state that pages must not depend on. */
const REMOVED_GLOBALS = [
  'BroadcastChannel',
  'EventSource',
  'WebSocket',
  'fetch',
  'localStorage',
  'sessionStorage',
];

/** Methods of `console` that print. */
const PRINT_METHODS = ['debug', 'error', 'info', 'log', 'warn'];

/**
 * Removes or replaces globals with access outside this process that Node's permission model does not cover. Console output
 * goes to `print`.
 * @param {(...values: unknown[]) => void} print
 */
export function restrictGlobals(print) {
  // Reading a fetch class loads its implementation, whose dispatcher can open connections. It is removed below.
  void globalThis.Request;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('undici.')) globalThis[symbol] = undefined;
  }
  for (const name of REMOVED_GLOBALS) delete globalThis[name];
  // Node's console exposes the streams of the process, which expose sockets.
  replaceGlobal(
    'console',
    Object.fromEntries(
      Object.keys(console).map((name) => [name, PRINT_METHODS.includes(name) ? print : () => undefined]),
    ),
  );
  replaceGlobal('process', restrictedProcess());
}

/** A restricted `process`: information about the platform, an empty environment, and no way to exit. */
function restrictedProcess() {
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
