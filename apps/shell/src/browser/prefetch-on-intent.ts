/** Calls back with the path of a link on this site when the visitor hovers over, touches or focuses it. */
export function prefetchOnIntent(prefetch: (path: string) => void) {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin === location.origin && link.pathname !== location.pathname)
      prefetch(link.pathname);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, onIntent, { passive: true });
  }
}
