/*
 * Module Federation's bundler runtime for the shell. All sections of the page use this copy: a section's entry is 3.3 kB
 * (brotli) without its own copy and 7.0 kB with it.
 *
 * Features that no build of this preset uses are excluded: remotes known at build time, and shared modules with a fallback.
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

// `init` first looks for an existing instance of its build. For a section, it would find the shell's.
globalThis.__vantedgeFederation = () => federation({ init: createInstance });

export default federation({ init });
