import { runTargets } from './run-targets.ts';

/** Before Jest's first test of the composed site: the site. */
export default () => runTargets('sites');
