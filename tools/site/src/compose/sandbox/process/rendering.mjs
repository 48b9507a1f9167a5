/* Evaluates node bundles and renders pages. The process of a sandbox runs it, and tests whose subject is not the sandbox. */
import { compileFunction } from 'node:vm';
import { NODE_MODULES } from './guard.mjs';

/** @typedef {import('../messages.ts').SandboxRequest} SandboxRequest */
/** @typedef {import('../messages.ts').SandboxReply} SandboxReply */
/** @typedef {import('../messages.ts').SerializedError} SerializedError */

/** Maximum number of characters that one error, or all console output, sends to the publisher. */
export const MAX_TEXT_CHARACTERS = 100_000;

/**
 * Returns a function that handles requests, with bundles of its own. Errors are part of its reply.
 * @returns {(request: SandboxRequest) => Promise<SandboxReply>}
 */
export function requestHandler() {
  /** @type {Map<string, { default: Record<string, () => Promise<{ default: unknown }>> }>} */
  const bundles = new Map();
  /** @type {Map<string, { Widget?: unknown, thrown?: unknown }>} By `<section>/<widget>`: components, or what their modules throw. */
  const widgets = new Map();

  const handlers = {
    async load({ section, code, modules, widgets: exposed }) {
      const bundle = evaluate(`${section}/server.cjs`, code, bundles.get('shell')?.shared ?? {});
      const missing = modules.find((module) => !Object.hasOwn(bundle.default ?? {}, module));
      if (missing !== undefined) throw new Error(`it has no ${missing}`);
      bundles.set(section, bundle);
      for (const { name, module } of exposed) {
        const loading = (async () => ({ Widget: (await bundle.default[module]()).default }))();
        // Only pages that show the widget fail.
        widgets.set(`${section}/${name}`, await loading.catch((thrown) => ({ thrown })));
      }
      return {};
    },

    async render({ path, section, module, context }) {
      /** @type {string | undefined} */
      let missing;
      const get = (/** @type {string} */ name) => {
        const { Widget, thrown } = widgets.get(name) ?? {};
        if (!widgets.has(name)) missing ??= String(name);
        if (thrown !== undefined) throw thrown;
        return Widget;
      };
      try {
        const { default: Page } = await bundles.get(section).default[module]();
        const render = bundles.get('shell').render;
        const result = await render({ path, section, Page, widgets: { get }, ...context });
        const { html, head, statesFacts, dialog, ...rest } = result;
        if (rest.errors.length) throw rest.errors[0];
        return { rendered: { html, head, widgets: rest.widgets, statesFacts, dialog }, missing };
      } catch (thrown) {
        return { thrown: serializeError(thrown), missing };
      }
    },

    /** Does nothing: the reply contains errors that the last page left unhandled. */
    finish: () => ({}),
  };

  return async (request) => {
    try {
      return await handlers[request.type](request);
    } catch (thrown) {
      return { thrown: serializeError(thrown) };
    }
  };
}

/**
 * Evaluates a node bundle with the shell's instances of the shared modules. Throws if the bundle requires a module that is
 * neither shared nor in `NODE_MODULES`.
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
      `${file} requires '${id}', which is neither a shared module nor a Node module that is allowed while rendering`,
    );
  };
  compileFunction(code, ['exports', 'require', 'module'], { filename: file })(
    module.exports,
    require,
    module,
  );
  return module.exports;
}

/**
 * Converts a thrown value to plain data. Reading any of its properties may throw.
 * @returns {SerializedError}
 */
export function serializeError(thrown) {
  const text = (read) => {
    try {
      return String(read()).slice(0, MAX_TEXT_CHARACTERS);
    } catch {
      return '[unreadable error]';
    }
  };
  return { message: text(() => thrown?.message ?? thrown), stack: text(() => thrown?.stack) };
}
