import { runTargets } from './run-targets.ts';

/** Before Playwright's first test: the composed sites, and the one build that `same-style.e2e.ts` compares them with. */
export default () => runTargets('sites', 'monolith');
