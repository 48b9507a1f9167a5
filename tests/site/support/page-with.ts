import { composedSite, findAll } from '@vantedge/site-testing/documents';
import { ALL_ROUTES, ROUTES } from './routes.ts';

const site = composedSite();

/** Pages of the composed site whose documents have an element, in the order of their sections. */
export async function pagesWith(selector: string): Promise<string[]> {
  const found = await Promise.all(
    ALL_ROUTES.map(async (path) => findAll(await site.document(path), selector).length > 0),
  );
  return ALL_ROUTES.filter((_, i) => found[i]);
}

/** The first of them, or of those of a section. Throws if there is none. */
export async function pageWith(selector: string, section?: string): Promise<string> {
  const pages = await pagesWith(selector);
  const found = pages.find((path) => !section || ROUTES[section]!.includes(path));
  if (found === undefined) throw new Error(`No page has ${selector}.`);
  return found;
}
