import type { CaseFilterLabels } from '@vantedge/content-stories';
import type { FilterSelection } from './filter-selection.ts';

interface Shown {
  selection: FilterSelection;
  /** Number of matching entries. */
  count: number;
}

/** Returns how many entries match which filters: "1 of 7 case studies: Healthcare, all services". */
export function resultSentence(labels: CaseFilterLabels, { selection, count }: Shown): string {
  const { industry, service } = selection;
  if (!industry && !service) return labels.result.all;
  const asked = [industry?.name ?? labels.allIndustries, service?.name ?? lower(labels.allServices)].join(
    ', ',
  );
  return `${count ? `${count} ${labels.result.some}` : labels.result.none}: ${asked}`;
}

const lower = (text: string) => text.toLowerCase();
