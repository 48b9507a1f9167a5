// For sections: the runtime that the shell published.
module.exports = globalThis.__vantedgeRefreshRuntime;
