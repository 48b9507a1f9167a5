/** Resolves when a stylesheet applies; one that the document already links is not fetched again. */
export function loadStylesheet(url: string, integrity: string | undefined): Promise<void> {
  if (integrity === undefined) return Promise.reject(new Error(`${url} is not in this page's release`));
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} did not load`));
    };
    document.head.append(link);
  });
}
