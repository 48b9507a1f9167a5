import { needTargets } from './need-targets.ts';

/** Before Playwright's first test: the composed sites, and the one build that `same-style.e2e.ts` compares them with. */
export default () => needTargets('sites', 'monolith');
