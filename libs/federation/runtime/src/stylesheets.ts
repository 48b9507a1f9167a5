/** Loads stylesheets, each URL once, however many pages wait for it. */
export class Stylesheets {
  private readonly loading = new Map<string, Promise<void>>();

  /** Resolves once the stylesheet is loaded. Rejects if it has no hash or fails to load; the next call retries. */
  load(url: string, integrity: string | undefined): Promise<void> {
    const known = this.loading.get(url);
    if (known) return known;
    if (!integrity) return Promise.reject(new Error(`${url} is not in this page's release`));
    const loading = linkStylesheet(url, integrity).catch((error: unknown) => {
      this.loading.delete(url);
      throw error;
    });
    this.loading.set(url, loading);
    return loading;
  }
}

async function linkStylesheet(url: string, integrity: string): Promise<void> {
  const serverLinks = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`)];
  if (serverLinks.some((link) => link.sheet)) return;
  // A link without a sheet is loading: the inline loader removes those that have failed.
  const links = serverLinks.length ? serverLinks : [appendLink(url, integrity)];
  await Promise.any(links.map(settled)).catch(() => {
    throw new Error(`${url} did not load`);
  });
}

function appendLink(url: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
  return link;
}

/** Resolves when a link has loaded; removes it and rejects when it has failed. */
function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new Error(link.href));
      },
      { once: true },
    );
  });
}
