import type { LeadStage } from './use-lead.ts';

/** Reasons why a submission was not delivered. */
export const REPORTS = ['no-endpoint', 'failed', 'busy', 'again'] as const;

export type Report = (typeof REPORTS)[number];

/** Returns the report for a form's stage, if it has one. */
export const reportOf = (stage: LeadStage): Report | undefined => REPORTS.find((report) => report === stage);

/**
 * Returns the messages as `data-` attributes. The server fills in the one that applies for visitors without
 * JavaScript, and search engines find no failure message in the page text.
 */
export const reportMessages = (message: (report: Report) => string) =>
  Object.fromEntries(REPORTS.map((report) => [`data-${report}`, message(report)]));
