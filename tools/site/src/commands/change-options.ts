import type { Arguments, Option } from '@vantedge/cli';
import type { Provenance } from '@vantedge/release';
import { openStore, overlayStore, type Store } from '@vantedge/release/store';
import { currentProvenance } from '../provenance/current-provenance.ts';

/** Options of every command that changes the store. */
export const CHANGE_OPTIONS: Record<string, Option> = {
  by: { type: 'string', help: 'who runs this command (the CI or git user)' },
  'dry-run': { type: 'boolean', help: 'report what would happen, and write nothing' },
};

/** What a command needs to change the store. */
export interface ChangeContext {
  /** With `--dry-run`, a store that keeps writes in memory. */
  store: Store;
  isDryRun: boolean;
  provenance: Provenance;
}

/** Opens the store of a command, and finds out who runs it. */
export async function changeContext({ text, value, flag }: Arguments): Promise<ChangeContext> {
  const store = openStore(text('store'));
  const isDryRun = flag('dry-run');
  const provenance = await currentProvenance({ by: value('by') });
  return { store: isDryRun ? overlayStore(store) : store, isDryRun, provenance };
}
