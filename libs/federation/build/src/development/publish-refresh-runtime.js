// The shell's: whoever renders the page must also refresh it.
import * as runtime from 'react-refresh/runtime';

globalThis.__vantedgeRefreshRuntime = runtime;

/*
 * React remembers a failed error boundary, and renders it again at the next edit, only once it has a refresh handler. The
 * runtime sets one at the first edit: a page that throws when it is opened would stay empty. This one stands in until then.
 */
runtime.injectIntoGlobalHook(globalThis);
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const { inject } = hook;
hook.inject = (renderer) => {
  renderer.setRefreshHandler?.(() => undefined);
  return inject.call(hook, renderer);
};
