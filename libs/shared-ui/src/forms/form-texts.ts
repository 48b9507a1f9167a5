import type { Notice } from '../components/notify.ts';

/** Reasons why a form was not delivered. */
export const REPORTS = ['no-endpoint', 'failed', 'busy', 'too-large', 'gone'] as const;

export type Report = (typeof REPORTS)[number];

/** Returns messages as `data-` attributes: the server fills in the one that applies where no script runs, and search engines find none in the text. */
export const reportMessages = (message: (report: Report) => string | undefined) =>
  Object.fromEntries(REPORTS.map((report) => [`data-${report}`, message(report)]));

/** What a form says while it is sent, and afterwards. */
export interface SubmissionTexts {
  /** Prefix of the document title while a form has errors. */
  titlePrefix: string;
  /** Announced while a form is being sent. */
  status: string;
  /** Label of the honeypot field. */
  honeypot: string;
  /** Toasts with the result of a form whose page the visitor has left meanwhile. */
  left: { sent: Notice; failed: Notice };
}

/** The texts of a form with fields. */
export interface FormTexts extends SubmissionTexts {
  submit: string;
  /** Label of the button while the form is being sent. */
  sending: string;
  errors: { title: string };
  /** Replaces the form that was sent. */
  sent: { title: string; text: string };
  /** Why a form was not delivered; `{wait}` in the text of `busy`. */
  report: Readonly<Record<Report, { title: string; text: string }>>;
  /** `subject` may name fields in braces; the others are in the body. */
  byMail: { action: string; subject: string };
  /** Where no server takes forms: said before the form is filled in. */
  unavailable: { text: string; email: string; show: string; reveal?: { write: string; to: string } };
  /** Messages of fields without their own, with `{label}` and `{max}`. */
  fields: { missing: string; choose: string; 'too-long': string; email: string; option: string };
}

/** An office to call. */
export interface Office {
  city: string;
  hours: string;
  phone: string;
}
