// Plain CommonJS, because the server reads source maps in a worker thread: a TypeScript loader there would cost 20 MB and 0.5 s.
const { TraceMap, traceSegment } = require('@jridgewell/trace-mapping');

exports.parseSourceMap = (json) => {
  const map = new TraceMap(json);
  return {
    // As the build has written them: a bundler's URLs do not resolve.
    sources: map.sources,
    sourceAt(line, column) {
      const segment = line > 0 && traceSegment(map, line - 1, Math.max(0, column - 1));
      // Others are of code that the bundler has added.
      if (!segment || segment.length === 1) return undefined;
      const [, source, sourceLine, sourceColumn, name] = segment;
      return {
        file: map.sources[source],
        line: sourceLine + 1,
        column: sourceColumn + 1,
        name: map.names[name] ?? null,
      };
    },
  };
};
