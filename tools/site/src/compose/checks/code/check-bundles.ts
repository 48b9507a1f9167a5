import { SHELL } from '@vantedge/federation-contract';
import type { Problem } from '../problem.ts';
import type { Bundle } from './bundle.ts';
import { foreignSources } from './foreign-sources.ts';
import { globalChanges } from './global-changes.ts';

/** Problems in the code of changed sections. The shell starts the application, so it may change what the browser provides. */
export const checkBundles = (bundles: readonly Bundle[]): Problem[] =>
  bundles.flatMap((bundle) => [
    ...foreignSources(bundle),
    ...(bundle.section === SHELL ? [] : globalChanges(bundle)),
  ]);
