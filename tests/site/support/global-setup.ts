import { runTargets } from './run-targets.ts';

/** Runs before Playwright: composes the sites, and the monolith that `same-style.e2e.ts` compares them with. */
export default () => runTargets('sites', 'monolith');
