/** Key in session storage of what a full page load keeps. Apart, because the inline loader reads it, too. */
export const PENDING_NAVIGATION_KEY = 'vantedge-carried';

/** Whether the URL has parameters that the page reads. A form names its own in `data-query`; those of a campaign change nothing. */
export function readsQuery(): boolean {
  const query = new URLSearchParams(location.search);
  return [...document.querySelectorAll<HTMLElement>('[data-query]')].some(({ dataset }) =>
    dataset['query']!.split(' ').some((name) => query.has(name)),
  );
}
