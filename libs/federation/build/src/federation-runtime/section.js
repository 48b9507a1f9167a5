// A section's: the bundler runtime that the shell published, and what only a build that exposes something needs.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const federation = globalThis.__vantedgeFederation();
federation.bundlerRuntime.initContainerEntry = initContainerEntry;

export default federation;
