import type { CaseEntry } from '@vantedge/content-stories';
import type { FilterSelection } from './filter-selection.ts';

type Filed = Pick<CaseEntry, 'industry' | 'services'>;

/**
 * Returns the entries that match a selection: of the industry, and with a service whose name contains the selected
 * one.
 */
export function filterEntries<Entry extends Filed>(
  entries: readonly Entry[],
  { industry, service }: FilterSelection,
): Entry[] {
  return entries.filter(
    (entry) =>
      (!industry || entry.industry === industry.name) &&
      (!service || entry.services.some((name) => name.includes(service.name))),
  );
}
