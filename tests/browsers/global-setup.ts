import { runTargets } from '../site/support/global-setup.ts';

/** Runs before the tests in several browsers: composes the site, and the monolith whose styles are compared with it. */
export default () => runTargets('sites', 'monolith');
