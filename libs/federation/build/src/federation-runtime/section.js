// Connects a section to the runtime that the shell published.
globalThis.__vantedgeFederation.connect(__webpack_require__);
