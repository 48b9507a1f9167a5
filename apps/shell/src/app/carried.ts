/** Key in session storage of what a full page load keeps. Apart, because the inline loader reads it, too. */
export const CARRIED = 'vantedge-carried';
