const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's requests, which from Node 24 on refuse the signals of jsdom's AbortController: a signal of Node follows them. */
class BrowserRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    const controller = new AbortController();
    const follow = () => controller.abort(signal.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow);
    super(input, { ...init, signal: controller.signal });
  }
}

/** jsdom plus the globals it lacks that the router and our browser code need. AbortController stays jsdom's. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request: BrowserRequest,
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
