import { runTargets } from './global-setup.ts';

/** Runs before the tests of the composed site in Jest, Firefox and WebKit: composes it. */
export default () => runTargets('sites');
