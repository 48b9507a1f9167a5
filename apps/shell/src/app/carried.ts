/** Key in session storage of what a full page load keeps. Apart, because the inline loader reads it, too. */
export const CARRIED = 'vantedge-carried';

/** Key in session storage of a form submission that had no response when its page was left. */
export const PENDING_LEAD = 'vantedge-lead';
