/*
 * What Node's permission model leaves open: sockets, signals, and the channel to the publisher. Linux namespaces close the first two as
 * well; this also holds without them, and gives the same errors everywhere. It is a seat belt against mistakes, not a wall.
 */
import { EventEmitter } from 'node:events';
import process from 'node:process';

const { AsyncLocalStorage, AsyncResource } = process.getBuiltinModule('async_hooks');
const { createHash, createHmac, randomBytes, randomUUID, webcrypto } = process.getBuiltinModule('crypto');
const COMPUTING = ['buffer', 'events', 'path', 'querystring', 'stream', 'string_decoder', 'url', 'util'];

/** Node modules that bundles may require: they have no access outside this process. */
export const NODE_MODULES = {
  ...Object.fromEntries(COMPUTING.map((name) => [name, process.getBuiltinModule(name)])),
  // The rest exposes internal objects of Node that can open sockets.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  // Without `setEngine`, which loads native libraries.
  crypto: { createHash, createHmac, randomBytes, randomUUID, webcrypto },
};

/** Globals with access outside this process, or with state that pages must not depend on. */
const REMOVED_GLOBALS = [
  'BroadcastChannel',
  'EventSource',
  'WebSocket',
  'fetch',
  'localStorage',
  'sessionStorage',
];

/** Members of the real process with access outside it. */
const SEALED = [
  '_debugEnd',
  '_debugProcess',
  '_kill',
  '_linkedBinding',
  'binding',
  'dlopen',
  'getBuiltinModule',
  'kill',
  'mainModule',
  'openStdin',
  'report',
  'stderr',
  'stdin',
  'stdout',
];

/**
 * Removes access outside this process. Console output goes to `print`, which is all that leaves it beside replies.
 * @param {(...values: unknown[]) => void} print
 */
export function removeAccess(print) {
  // Reading a fetch class loads its implementation, whose dispatcher can open connections. It is removed below.
  void globalThis.Request;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('undici.')) globalThis[symbol] = undefined;
  }
  for (const name of REMOVED_GLOBALS) delete globalThis[name];
  // Node's console exposes the streams of the process, which expose sockets.
  replace(globalThis, 'console', Object.fromEntries(Object.keys(console).map((name) => [name, print])));
  const { arch, nextTick, platform, version, versions } = process;
  const nothing = { argv: [], env: {}, cwd: () => '/', emitWarning: () => undefined };
  replace(globalThis, 'process', { arch, nextTick, platform, version, versions, ...nothing });
  // Node calls methods of the real process, so a section's own version of `EventEmitter.prototype.emit` would receive it as `this`.
  for (const name of Object.getOwnPropertyNames(EventEmitter.prototype))
    if (typeof process[name] === 'function') replace(process, name, process[name]);
  for (const name of SEALED) replace(process, name, undefined);
}

/**
 * Moves the clock of this process.
 * @param {number} offsetMs
 */
export function moveClock(offsetMs) {
  const { Date: OriginalDate } = globalThis;
  const { DateTimeFormat } = Intl;
  const { now } = OriginalDate;
  const moved = () => now() + offsetMs;
  OriginalDate.now = moved;
  globalThis.Date = new Proxy(OriginalDate, {
    apply: () => new OriginalDate(moved()).toString(),
    construct: (target, values, constructor) =>
      Reflect.construct(target, values.length ? values : [moved()], constructor),
  });
  OriginalDate.prototype.constructor = globalThis.Date;
  // Without a date, they format the time of the machine.
  const { prototype } = DateTimeFormat;
  const { formatToParts } = prototype;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'format');
  const format = {
    get() {
      return (date = moved()) => get.call(this)(date);
    },
  };
  Object.defineProperty(prototype, 'format', format);
  prototype.formatToParts = function (date = moved()) {
    return formatToParts.call(this, date);
  };
}

function replace(/** @type {object} */ owner, /** @type {string} */ name, /** @type {unknown} */ value) {
  Object.defineProperty(owner, name, {
    value,
    writable: owner === globalThis,
    configurable: owner === globalThis,
  });
}
