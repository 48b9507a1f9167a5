/*
 * The federation runtime of a page, in place of Module Federation's, which is 13 kB (brotli) larger: see
 * docs/decisions/071-our-own-federation-runtime.md. It serves the one case that this preset builds: the shell provides all
 * shared modules eagerly, sections provide none, and no build knows a remote.
 */
import { isInRange } from './is-in-range.js';
import { loadReleaseChunks } from './release-chunks.js';

/** Shared modules that the shell provides, by request. */
const provided = {};

/**
 * Connects a build to the page. `build` is its `__webpack_require__`, with the data that Module Federation's plugin adds to it:
 * what it shares, needs and exposes.
 */
function connect(build) {
  const { chunkMapping, initialConsumes, moduleIdToConsumeDataMapping } = build.consumesLoadingData ?? {};
  for (const share of build.initializeSharingData?.scopeToSharingDataMapping.default ?? [])
    provided[share.name] ??= share;

  const consume = (id) => {
    build.m[id] = (module) => {
      // Not cached here, because the shared module may still be running in a cycle.
      delete build.c[id];
      module.exports = sharedModule(moduleIdToConsumeDataMapping[id]);
    };
  };
  initialConsumes?.forEach(consume);
  build.f.consumes = (chunk) => chunkMapping[chunk]?.forEach(consume);

  build.initContainer = () => {};
  build.getContainer = async (module) => {
    const { moduleMap } = build.initializeExposesData;
    if (!Object.hasOwn(moduleMap, module)) throw new Error(`this build does not expose ${module}`);
    return moduleMap[module]();
  };

  loadReleaseChunks(build);
}

/** Returns the exports of a shared module. Throws if the shell does not provide a version that the build works with. */
function sharedModule({ shareKey, requiredVersion }) {
  const share = provided[shareKey];
  if (!share || !isInRange(share.version, requiredVersion))
    throw new Error(`the shell provides ${shareKey} ${share?.version}, not ${requiredVersion}`);
  return share.factory()();
}

// Sections use this copy.
globalThis.__vantedgeFederation = { connect, provided };

connect(__webpack_require__);
