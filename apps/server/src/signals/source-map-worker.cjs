// Finds positions in source maps, in a worker thread. Plain CommonJS, because a TypeScript loader in the thread would cost 20 MB and 0.5 s.
const { parentPort, workerData } = require('node:worker_threads');
const { parseSourceMap } = require('@vantedge/documents/source-map');

/** A faulty map has no positions. */
function orNothing(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const maps = workerData.maps.map((bytes) => orNothing(() => parseSourceMap(Buffer.from(bytes).toString())));
parentPort.postMessage(
  workerData.places.map(({ map, line, column }) => orNothing(() => maps[map].sourceAt(line, column))),
);
