import { CAMPAIGN } from '@vantedge/leads';
import type { LeadSource } from './lead-store.ts';
import { withoutControls } from './read-form.ts';

/** The sources that are not parameters of a campaign. */
export const SOURCE_NAMES = ['page', 'landing', 'referrer'] as const;

const MAX_PARAMETERS = 12;

/** A click id has about 200 characters. */
const MAX_LENGTH = 500;

/**
 * Reads URLs that are separated by spaces: of the form's page, of the landing page and of what linked to it; only the first is there without
 * script. Keeps nothing of them but paths, the origin and the campaign.
 */
export function leadSource(urls: string): LeadSource {
  const [page, landing, referrer] = urls.split(' ', 3).map(webUrl);
  const campaign = [...((landing ?? page)?.searchParams ?? [])]
    .filter(([name]) => CAMPAIGN.test(name))
    .slice(0, MAX_PARAMETERS);
  const isForeign = referrer && referrer.host !== landing?.host;
  const found = [page?.pathname, landing?.pathname, isForeign ? referrer.origin : undefined];
  const source = [...SOURCE_NAMES.map((name, at) => [name, found[at]] as const), ...campaign];
  return Object.fromEntries(source.flatMap(([name, value]) => (value ? [[name, bounded(value)]] : [])));
}

function webUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol.startsWith('http') ? url : undefined;
}

const bounded = (value: string) => [...withoutControls(value)].slice(0, MAX_LENGTH).join('');
