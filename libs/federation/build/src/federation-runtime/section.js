// For sections: the bundler runtime that the shell published.
export default globalThis.__vantedgeFederation;
