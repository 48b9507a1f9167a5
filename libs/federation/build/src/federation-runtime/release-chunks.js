/*
 * Loads a build's chunks by the files of the release. Builds contain no names and hashes of their chunks, so that a changed page
 * does not change its section's entry: see docs/decisions/079-chunk-names-are-in-the-release.md.
 */

/** Timeout for loading a chunk, in milliseconds. */
const CHUNK_TIMEOUT_MS = 3000;

/** Hashes of the files that may be loaded, by URL. `@vantedge/federation-runtime` adds those of the release. */
const integrity = (globalThis.__vantedgeFiles ??= new Map());

/** Gives a build its chunk loading. Builds that have their own keep it: those of development, and of platform API 2. */
export function loadReleaseChunks(build) {
  if (build.u) return;
  // Names of chunk files contain the chunk's id: `c.<id>.<hash>.js` (`browser-build.ts`).
  build.u = (chunk) => {
    const start = `${build.p}c.${chunk}.`;
    const url = [...integrity.keys()].find((url) => url.startsWith(start) && url.endsWith('.js'));
    return url?.slice(build.p.length) ?? `c.${chunk}.js`;
  };
  build.l = loadScript;
}

/** Loads a script, which the browser verifies, and calls back when it has loaded or failed. */
function loadScript(url, done) {
  if (!integrity.get(url)) return done({ type: 'not in the release', target: { src: url } });
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity.get(url);
  script.crossOrigin = 'anonymous';
  const settle = ({ type }) => {
    clearTimeout(timeout);
    script.remove();
    done({ type, target: script });
  };
  const timeout = setTimeout(settle, CHUNK_TIMEOUT_MS, { type: 'timeout' });
  script.onload = settle;
  script.onerror = settle;
  document.head.append(script);
}
