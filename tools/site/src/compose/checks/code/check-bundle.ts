import { SHELL } from '@vantedge/federation-contract';
import type { Problem } from '../problem.ts';
import type { Bundle } from './bundle.ts';
import { foreignSources } from './foreign-sources.ts';
import { isSuspect } from './suspect-code.ts';

/** Problems in the code of a changed section. The shell starts the application, so it may change what the browser provides. */
export async function checkBundle(bundle: Bundle): Promise<Problem[]> {
  return [
    ...foreignSources(bundle),
    ...(bundle.section !== SHELL && isSuspect(bundle.code) ? await globalChangesIn(bundle) : []),
  ];
}

/** Loads the parser. */
async function globalChangesIn(bundle: Bundle) {
  const { globalChanges } = await import('./global-changes.ts');
  return globalChanges(bundle);
}
