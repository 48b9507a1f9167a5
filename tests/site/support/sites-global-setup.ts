import { runTargets } from './run-targets.ts';

/** Runs before the tests of the composed site in Jest, Firefox and WebKit: composes it. */
export default () => runTargets('sites');
