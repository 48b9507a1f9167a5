import type { LeadStage } from './use-lead.ts';

/** What can become of a form other than its arrival. */
export const REPORTS = ['no-endpoint', 'failed', 'busy', 'again'] as const;

export type Report = (typeof REPORTS)[number];

/** The report that a stage of a form calls for, if any. */
export const reportOf = (stage: LeadStage): Report | undefined => REPORTS.find((report) => report === stage);

/**
 * The messages as `data-` attributes: the server fills the element with the one that applies, for visitors without
 * script, and search engines find no failure message in the text of a page.
 */
export const reportMessages = (message: (report: Report) => string) =>
  Object.fromEntries(REPORTS.map((report) => [`data-${report}`, message(report)]));
