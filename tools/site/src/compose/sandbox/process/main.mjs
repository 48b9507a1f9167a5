/*
 * The process in which code of sections runs, and nothing else does: it evaluates node bundles and renders pages, one
 * request of the publisher after the other. It has no environment and no right to files, processes, threads or add-ons
 * (`node-flags.ts`); `restrict-globals.mjs` takes away what Node's permission model does not cover. Plain JavaScript, because a
 * TypeScript loader would need rights that this process must not have.
 */
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import util from 'node:util';
import { compileFunction } from 'node:vm';
import { NODE_MODULES } from './node-modules.mjs';
import { restrictGlobals } from './restrict-globals.mjs';

/** @typedef {import('../messages.ts').SandboxRequest} SandboxRequest */
/** @typedef {import('../messages.ts').SandboxReply} SandboxReply */
/** @typedef {import('../messages.ts').Thrown} Thrown */

/** Most characters of text that one error, or all output of this process, sends to the publisher. */
const MAX_TEXT = 100_000;

const send = process.send.bind(process);
/** @type {Map<string, { default: Record<string, () => Promise<{ default: unknown }>> }>} */
const bundles = new Map();
/** @type {Map<string, unknown>} */
const widgets = new Map();
/** @type {SandboxReply['stray']} */
let stray;
let printed = 0;

process.on('unhandledRejection', (reason) => {
  stray ??= { kind: 'rejection', thrown: plain(reason) };
});
process.on('uncaughtException', (error) => {
  stray ??= { kind: 'exception', thrown: plain(error) };
});
process.on('message', (/** @type {SandboxRequest} */ request) => void answer(request));
process.on('disconnect', () => process.exit());

restrictGlobals(print);
send({ type: 'ready' });

/** @param {SandboxRequest} request */
async function answer(request) {
  /** @type {SandboxReply} */
  let reply;
  try {
    reply = await HANDLERS[request.type](request);
  } catch (thrown) {
    reply = { thrown: plain(thrown) };
  }
  // Node reports an unhandled rejection once the microtasks of its turn have run.
  await setImmediate();
  send({ ...reply, type: 'reply', ...(stray && { stray }) });
}

const HANDLERS = {
  load({ section, code, modules }) {
    const bundle = evaluate(`${section}/server.cjs`, code, bundles.get('shell')?.shared ?? {});
    const missing = modules.find((module) => !Object.hasOwn(bundle.default ?? {}, module));
    if (missing !== undefined) throw new Error(`it has no ${missing}`);
    bundles.set(section, bundle);
    return {};
  },

  async widget({ name, section, module }) {
    widgets.set(name, (await bundles.get(section).default[module]()).default);
    return {};
  },

  async render({ path, section, module, context }) {
    const shown = new ShownWidgets(widgets);
    try {
      const { default: Page } = await bundles.get(section).default[module]();
      const { html, head, statesFacts, ...rest } = await bundles
        .get('shell')
        .render({ path, section, Page, widgets: shown, ...context });
      if (rest.errors.length) throw rest.errors[0];
      return { rendered: { html, head, widgets: rest.widgets, statesFacts }, missing: shown.missing };
    } catch (thrown) {
      return { thrown: plain(thrown), missing: shown.missing };
    }
  },

  /** What was left behind by the last page comes to light now. */
  finish: () => ({}),
};

/** The widgets as the shell looks them up for one page; remembers the first that is not loaded. */
class ShownWidgets extends Map {
  /** @type {string | undefined} */
  missing;

  /** @override */
  get(/** @type {string} */ name) {
    if (!this.has(name)) this.missing ??= String(name);
    else send({ type: 'showing', widget: name });
    return super.get(name);
  }
}

/**
 * Runs a node bundle with the shell's own copies of the shared modules. A module that is neither shared nor one of
 * `NODE_MODULES` is refused by name.
 * @param {string} file
 * @param {string} code
 * @param {Record<string, unknown>} shared
 */
function evaluate(file, code, shared) {
  const module = { exports: {} };
  const require = (/** @type {string} */ id) => {
    if (Object.hasOwn(shared, id)) return shared[id];
    const name = id.replace(/^node:/, '');
    if (Object.hasOwn(NODE_MODULES, name)) return NODE_MODULES[name];
    throw new Error(
      `${file} asks for '${id}', which the shell does not share and which is not a part of Node that rendering may use`,
    );
  };
  compileFunction(code, ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    require,
    module,
  );
  return module.exports;
}

function print(...values) {
  const text = util.format(...values).slice(0, MAX_TEXT - printed);
  printed += text.length;
  if (text) send({ type: 'printed', text });
}

/**
 * What is left of a thrown value as plain data; any of its parts may throw in turn.
 * @returns {Thrown}
 */
function plain(thrown) {
  const text = (read) => {
    try {
      return String(read()).slice(0, MAX_TEXT);
    } catch {
      return 'an error that cannot be read';
    }
  };
  return { message: text(() => thrown?.message ?? thrown), stack: text(() => thrown?.stack) };
}
