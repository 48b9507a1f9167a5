/** Key in session storage of what a full page load keeps. Apart, because the inline loader reads it, too. */
export const CARRIED = 'vantedge-carried';

/** Key in session storage of a form submission that had no response when its page was left. */
export const PENDING_LEAD = 'vantedge-lead';

/** Key in session storage of where the visit of this tab has started: the URL of its first page and of what linked to it, separated by a space. */
export const SOURCE = 'vantedge-source';

/** Whether the URL has parameters that the page reads. A form names its own in `data-query`; those of a campaign change nothing. */
export function readsQuery(): boolean {
  const query = new URLSearchParams(location.search);
  return [...document.querySelectorAll<HTMLElement>('[data-query]')].some(({ dataset }) =>
    dataset['query']!.split(' ').some((name) => query.has(name)),
  );
}
