/** Preloads a script or stylesheet once, in the mode in which it is used later. */
export function preload(url: string, integrity: string | undefined) {
  if (!integrity || document.querySelector(`link[href="${url}"], script[src="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
