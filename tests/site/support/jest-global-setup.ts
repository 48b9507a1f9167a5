import { runTargets } from './global-setup.ts';

/** Runs before Jest's tests of the composed site: composes it. */
export default () => runTargets('sites');
