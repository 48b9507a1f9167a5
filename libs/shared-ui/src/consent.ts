/** Event of the document when the visitor's choice about third parties is known, and when it changes. */
export const CONSENT_CHANGED = 'vantedge:consent';

/** Whether the visitor allows third parties, as the inline loader of a site with third parties says. */
export const consentGiven = (): boolean => document.documentElement.dataset['consent'] === 'allowed';
