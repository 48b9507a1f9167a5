import { PAGE_STYLE, type PageData } from '@vantedge/federation-contract';

/** Media of a stylesheet that loads without applying. */
const WAITING = 'not all';

/**
 * Brings the stylesheets of a document, which replace the rules that it has of its own, all at once: each change restyles the page.
 * Resolves once they have. Rejects if one does not load; the document keeps its rules, and the next call retries.
 */
export async function wholeStyles({ stylesheets, release }: PageData): Promise<void> {
  await Promise.all(stylesheets.map((url) => loadStylesheet(url, release.integrity[url], WAITING)));
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${WAITING}"]`))
    link.media = 'all';
  document.querySelector(`[${PAGE_STYLE}]`)?.remove();
}

/**
 * Resolves once a stylesheet is loaded, by the link that the document has or one that is added. Rejects if it has no hash or fails to
 * load; the next call retries.
 */
export async function loadStylesheet(
  url: string,
  integrity: string | undefined,
  media = 'all',
): Promise<void> {
  if (!integrity) throw new Error(`${url} is not in this page's release`);
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`);
  if (present?.sheet) return;
  // A link without a sheet is loading: those that have failed are removed.
  const link = present ?? addLink({ rel: 'stylesheet', href: url, integrity, media });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url} did not load`));
    });
  });
}

/** Adds a link before the document's own rules: whichever stylesheet arrives first, these decide until they are replaced. */
export function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties, { crossOrigin: 'anonymous' });
  document.head.insertBefore(link, document.querySelector(`[${PAGE_STYLE}]`));
  return link;
}

/** Settles as the promise does, or rejects after this time, in milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
