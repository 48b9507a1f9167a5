import type { CaseFilterLabels } from '@vantedge/content-stories';
import type { FilterSelection } from './filter-selection.ts';

interface Shown {
  selection: FilterSelection;
  /** Number of matching entries. */
  count: number;
}

/** Returns how many entries match which filters: "1 of 7 case studies: Healthcare, all services". */
export function resultSentence(words: CaseFilterLabels, { selection, count }: Shown): string {
  const { industry, service } = selection;
  if (!industry && !service) return words.result.all;
  const asked = [industry?.name ?? words.allIndustries, service?.name ?? lower(words.allServices)].join(', ');
  return `${count ? `${count} ${words.result.some}` : words.result.none}: ${asked}`;
}

const lower = (text: string) => text.toLowerCase();
