// For the shell: the runtime that renders the page must also refresh it.
import * as runtime from 'react-refresh/runtime';

globalThis.__vantedgeRefreshRuntime = runtime;

/*
 * React re-renders a failed error boundary after an edit only if a refresh handler was set when it failed. The runtime sets
 * its handler at the first edit, so a page that throws on load would stay empty. This placeholder applies until then.
 */
runtime.injectIntoGlobalHook(globalThis);
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const { inject } = hook;
hook.inject = (renderer) => {
  renderer.setRefreshHandler?.(() => undefined);
  return inject.call(hook, renderer);
};
