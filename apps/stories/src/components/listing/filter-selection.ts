import type { CaseFacet } from '@vantedge/content-stories';

/** What the listing can be narrowed to. */
export interface Facets {
  industries: readonly CaseFacet[];
  services: readonly CaseFacet[];
}

/** What it is narrowed to; nothing of a kind is all of it. */
export interface FilterSelection {
  industry?: CaseFacet | undefined;
  service?: CaseFacet | undefined;
}

/** The names of the choices in an address. */
export const FILTER_PARAMS = { industry: 'industry', service: 'service' } as const;

/** The word of an address for everything, as somebody may write it; ours leave the name out. */
const ALL = 'all';

/** What the query of an address chooses; `unknown` where it asks for something that there is not. */
export function readSelection(
  search: string,
  { industries, services }: Facets,
): FilterSelection & { unknown: boolean } {
  const query = new URLSearchParams(search);
  const asked = (name: string) => query.get(name)?.toLowerCase() || ALL;
  const industry = industries.find(({ slug }) => slug === asked(FILTER_PARAMS.industry));
  const service = services.find(({ slug }) => slug === asked(FILTER_PARAMS.service));
  const unknown =
    (!industry && asked(FILTER_PARAMS.industry) !== ALL) ||
    (!service && asked(FILTER_PARAMS.service) !== ALL);
  return { industry, service, unknown };
}

/** The query that says a choice; what else stands in the address stays. Without a choice the address is bare. */
export function writeSelection(search: string, { industry, service }: FilterSelection): string {
  const query = new URLSearchParams(search);
  query.delete(FILTER_PARAMS.industry);
  query.delete(FILTER_PARAMS.service);
  if (industry) query.set(FILTER_PARAMS.industry, industry.slug);
  if (service) query.set(FILTER_PARAMS.service, service.slug);
  const text = query.toString();
  return text && `?${text}`;
}
