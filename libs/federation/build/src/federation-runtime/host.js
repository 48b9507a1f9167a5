/*
 * Module Federation's bundler runtime for the shell, and the copy on which every section of the page runs: a section's
 * entry with a copy of its own is 7.0 kB br, one without is 3.3.
 *
 * Left out is what no build of this preset has: remotes known to the build, and shared modules with a fallback.
 */
import { createInstance, init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

const federation = (runtime) => ({
  runtime,
  attachShareScopeMap,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
  },
  bundlerRuntimeOptions: {},
});

// `init` looks for an instance of its own build first, which for a section would be the shell's.
globalThis.__vantedgeFederation = () => federation({ init: createInstance });

export default federation({ init });
