const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what the router and the browser's own parts need and jsdom lacks. AbortController stays jsdom's own. */
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
