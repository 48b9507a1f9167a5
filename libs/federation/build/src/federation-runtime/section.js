// For sections: the bundler runtime that the shell published, plus the part that only builds with exposed modules need.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const federation = globalThis.__vantedgeFederation();
federation.bundlerRuntime.initContainerEntry = initContainerEntry;

export default federation;
