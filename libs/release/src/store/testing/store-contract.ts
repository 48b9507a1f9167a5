import { describeContent } from './content-contract.ts';
import { describeRevisions } from './revision-contract.ts';
import { describeSignals } from './signal-contract.ts';
import type { UseStore } from './use-store.ts';

/** Tests what every store must do. */
export function describeStore(name: string, use: UseStore): void {
  describeContent(name, use);
  describeRevisions(name, use);
  describeSignals(name, use);
}
