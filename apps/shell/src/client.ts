import './shell.css';
import '@vantedge/shared-ui/shared-ui.css';
import { turn } from './browser/turn.ts';

/**
 * React DOM, the frame with the router, the rest: all of them are here, but evaluated one after the other with a turn for the
 * visitor between them. At once, a phone would stand still for as long as they take together.
 */
async function main() {
  await turn();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await turn();
  await import(/* webpackMode: "eager" */ './app/routes.tsx');
  await turn();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

void main();
