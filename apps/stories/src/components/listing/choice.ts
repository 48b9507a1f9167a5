import type { CaseFacet } from '@vantedge/content-stories';

/** What the listing can be narrowed to. */
export interface Facets {
  industries: readonly CaseFacet[];
  services: readonly CaseFacet[];
}

/** What it is narrowed to; nothing of a kind is all of it. */
export interface Choice {
  industry?: CaseFacet | undefined;
  service?: CaseFacet | undefined;
}

/** The names of the choices in an address. */
export const CHOICE_NAMES = { industry: 'industry', service: 'service' } as const;

/** The word of an address for everything, as somebody may write it; ours leave the name out. */
const ALL = 'all';

/** What the query of an address chooses; `unknown` where it asks for something that there is not. */
export function readChoice(search: string, { industries, services }: Facets): Choice & { unknown: boolean } {
  const query = new URLSearchParams(search);
  const asked = (name: string) => query.get(name)?.toLowerCase() || ALL;
  const industry = industries.find(({ slug }) => slug === asked(CHOICE_NAMES.industry));
  const service = services.find(({ slug }) => slug === asked(CHOICE_NAMES.service));
  const unknown =
    (!industry && asked(CHOICE_NAMES.industry) !== ALL) || (!service && asked(CHOICE_NAMES.service) !== ALL);
  return { industry, service, unknown };
}

/** The query that says a choice; what else stands in the address stays. Without a choice the address is bare. */
export function writeChoice(search: string, { industry, service }: Choice): string {
  const query = new URLSearchParams(search);
  query.delete(CHOICE_NAMES.industry);
  query.delete(CHOICE_NAMES.service);
  if (industry) query.set(CHOICE_NAMES.industry, industry.slug);
  if (service) query.set(CHOICE_NAMES.service, service.slug);
  const text = query.toString();
  return text && `?${text}`;
}
