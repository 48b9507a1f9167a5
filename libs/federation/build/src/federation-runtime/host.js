/*
 * Module Federation's bundler runtime for every build of a page: what the code that the plugin generates calls, for the one case that
 * this preset builds. The shell provides all shared modules eagerly, sections provide none, and no build knows a remote. Module
 * Federation's own runtime is 13 kB (brotli), this is 0.4 kB: docs/decisions/071-our-own-federation-runtime.md.
 */
import { isInRange } from './is-in-range.js';

/** Shared modules that the shell provides, by request. */
const provided = {};

/** Returns the exports of a shared module. Throws if the shell does not provide the version that the build needs. */
function sharedModule({ shareKey, shareInfo: { shareConfig } }) {
  const share = provided[shareKey];
  if (!share || !isInRange(share.version, shareConfig.requiredVersion))
    throw new Error(
      `the shell provides ${shareKey} ${share ? share.version : ''}, not ${shareConfig.requiredVersion}`,
    );
  return share.get()();
}

/** Makes modules of a build load a shared module. */
function consume(ids, { webpackRequire, moduleToHandlerMapping }) {
  for (const id of ids) {
    webpackRequire.m[id] = (module) => {
      // Not cached here, because the shared module may still be running in a cycle.
      delete webpackRequire.c[id];
      module.exports = sharedModule(moduleToHandlerMapping[id]);
    };
  }
}

const federation = {
  provided,
  bundlerRuntime: {
    S: {},
    I() {},
    init({ webpackRequire }) {
      for (const [request, [share]] of Object.entries(webpackRequire.federation.initOptions.shared))
        provided[request] ??= share;
    },
    installInitialConsumes: (build) => consume(build.initialConsumes, build),
    consumes: (build) => consume(build.chunkMapping[build.chunkId] ?? [], build),
  },
};

// Sections use this copy.
globalThis.__vantedgeFederation = federation;

export default federation;
