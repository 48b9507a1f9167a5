import type { ListedCase, CaseFacet, CaseFilterLabels } from '@vantedge/content-stories';

/** The available filter options. */
export interface Facets {
  industries: readonly CaseFacet[];
  services: readonly CaseFacet[];
}

/** The selected filters; `undefined` means no filter. */
export interface FilterSelection {
  industry?: CaseFacet | undefined;
  service?: CaseFacet | undefined;
}

/** Query parameters of the filters. */
export const FILTER_PARAMS = { industry: 'industry', service: 'service' } as const;

/** Query value for "all", if someone types it; our own links omit the parameter. */
const ALL = 'all';

/** Reads the selection from a query; `unknown` if it names an option that does not exist. */
export function readSelection(
  query: URLSearchParams,
  { industries, services }: Facets,
): FilterSelection & { unknown: boolean } {
  const asked = (name: string) => query.get(name)?.toLowerCase() || ALL;
  const industry = industries.find(({ slug }) => slug === asked(FILTER_PARAMS.industry));
  const service = services.find(({ slug }) => slug === asked(FILTER_PARAMS.service));
  const unknown =
    (!industry && asked(FILTER_PARAMS.industry) !== ALL) ||
    (!service && asked(FILTER_PARAMS.service) !== ALL);
  return { industry, service, unknown };
}

/** Returns the query with a selection; other parameters stay. Without a selection the filter parameters are removed. */
export function writeSelection(
  current: URLSearchParams,
  { industry, service }: FilterSelection,
): URLSearchParams {
  const query = new URLSearchParams(current);
  query.delete(FILTER_PARAMS.industry);
  query.delete(FILTER_PARAMS.service);
  if (industry) query.set(FILTER_PARAMS.industry, industry.slug);
  if (service) query.set(FILTER_PARAMS.service, service.slug);
  return query;
}

type Filed = Pick<ListedCase, 'industry' | 'services'>;

/**
 * Returns the cases that match a selection: of the industry, and with a service whose name contains the selected
 * one.
 */
export function filterCases<Listed extends Filed>(
  cases: readonly Listed[],
  { industry, service }: FilterSelection,
): Listed[] {
  return cases.filter(
    (study) =>
      (!industry || study.industry === industry.name) &&
      (!service || study.services.some((name) => name.includes(service.name))),
  );
}

interface Shown {
  selection: FilterSelection;
  /** Number of matching cases. */
  count: number;
}

/** Returns how many cases match which filters: "1 of 7 case studies: Healthcare, all services". */
export function resultSentence(labels: CaseFilterLabels, { selection, count }: Shown): string {
  const { industry, service } = selection;
  if (!industry && !service) return labels.result.all;
  const asked = [industry?.name ?? labels.allIndustries, service?.name ?? lower(labels.allServices)].join(
    ', ',
  );
  return `${count ? `${count} ${labels.result.some}` : labels.result.none}: ${asked}`;
}

const lower = (text: string) => text.toLowerCase();
