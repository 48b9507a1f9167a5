// Finds positions in source maps, in a worker thread. Plain CommonJS, because a TypeScript loader in the thread would cost 20 MB and 0.5 s.
const { parentPort, workerData } = require('node:worker_threads');
const { originalPositionFor, TraceMap } = require('@jridgewell/trace-mapping');

/** A map that cannot be parsed has no positions. */
function parsed(bytes) {
  try {
    return new TraceMap(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

function positionIn(map, { line, column }) {
  try {
    // Columns of stacks start at 1, those of maps at 0.
    const { source, ...found } = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    return source ? { ...found, source } : undefined;
  } catch {
    return undefined;
  }
}

const maps = workerData.maps.map(parsed);
parentPort.postMessage(
  workerData.places.map(({ map, ...place }) => (maps[map] ? positionIn(maps[map], place) : undefined)),
);
