import { needTargets } from './need-targets.ts';

/** Before Jest's first test of the composed site: the site. */
export default () => needTargets('sites');
