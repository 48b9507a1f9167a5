const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the globals it lacks that the router and our browser code need. AbortController stays jsdom's. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
    });
    this.global.scrollTo = () => {};
    this.global.matchMedia ??= (media) => ({
      matches: false,
      media,
      addEventListener() {},
      removeEventListener() {},
    });
    (this.global.CSS ??= {}).supports ??= () => false;
    this.global.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
