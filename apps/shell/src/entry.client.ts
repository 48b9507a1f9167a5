import './shell.css';
import '@vantedge/shared-ui/shared-ui.css';
import { yieldToMain } from './hydration/yield-to-main.ts';
import { bufferFailures } from './signals/failures.ts';

/**
 * Evaluates React DOM, the routes and the hydration code one after the other and yields to the main thread in between. In one
 * task they would block a phone for as long as they take together.
 */
async function main() {
  bufferFailures();
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './router/site-router.tsx');
  await yieldToMain();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydration/hydrate.tsx');
  await hydrate();
}

void main();
