import { leadForm } from '@vantedge/content-site';
import { type LeadErrors, type LeadForm, SOURCE_FIELD, validateLead, waitText } from '@vantedge/leads';
import { notify } from '@vantedge/shared-ui';
import { tabStorage } from '@vantedge/shared-ui/host';
import { type SubmitEvent, useRef, useState } from 'react';
import { SOURCE } from '../app/page-state.ts';
import { type LeadResult, sendLead } from './send-lead.ts';

/** State of a form: being filled in, sending, or the result. */
type LeadStage = 'open' | 'sending' | LeadResult['outcome'];

/** State and submit handler of a form. */
export interface Lead {
  kind: LeadForm;
  stage: LeadStage;
  /** Validation errors by field name. A new object after each rejected submission. */
  errors: LeadErrors;
  /** How long to wait before the next attempt. */
  wait: string;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

const NO_ERRORS: LeadErrors = {};

/**
 * Validates a form with the server's rules and submits it. The fields keep their values whatever the result. Calls
 * `onSent` once the lead is stored, and says whether its sender has yet to confirm it, by email. If the visitor has left the page meanwhile, a toast on the next one reports the result.
 */
export function useLead(kind: LeadForm, onSent: (form: HTMLFormElement, confirm: boolean) => void): Lead {
  const [{ stage, errors, wait = '' }, setState] = useState<
    Pick<Lead, 'stage' | 'errors'> & { wait?: string }
  >({
    stage: 'open',
    errors: NO_ERRORS,
  });
  const [ids] = useState(() => createLeadIds());
  const sending = useRef(false);

  async function send(form: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const found = validateLead(kind, fields);
    if (Object.keys(found).length) return setState({ stage: 'invalid', errors: found });
    sending.current = true;
    setState({ stage: 'sending', errors: NO_ERRORS });
    const answer = await sendLead({
      fields: { ...fields, [SOURCE_FIELD]: visitSource() },
      id: ids.of(fields),
      formId: form.id,
    });
    sending.current = false;
    setState({
      stage: answer.outcome,
      errors: answer.outcome === 'invalid' ? answer.errors : NO_ERRORS,
      wait: answer.outcome === 'busy' ? waitText(answer.waitMs) : '',
    });
    if (answer.outcome === 'sent') {
      ids.renew();
      onSent(form, answer.confirm ?? false);
    }
    if (!form.isConnected) reportInToast(answer);
  }

  return {
    kind,
    stage,
    errors,
    wait,
    onSubmit(event) {
      event.preventDefault();
      // Ignores a second submit while the first is pending.
      if (!sending.current) void send(event.currentTarget);
    },
  };
}

/** Returns the URLs of this page, of the first page of the visit and of what linked to it, separated by spaces. */
const visitSource = () =>
  [location.href, tabStorage((storage) => storage.getItem(SOURCE))].filter(Boolean).join(' ');

/** Reports the result of a submission whose form the visitor has left. */
export function reportInToast({ outcome }: LeadResult) {
  notify(outcome === 'sent' ? leadForm.left.sent : { ...leadForm.left.failed, tone: 'error', stays: true });
}

/** Reasons why a submission was not delivered. */
export const REPORTS = ['no-endpoint', 'failed', 'busy', 'too-large'] as const;

export type Report = (typeof REPORTS)[number];

/** Returns the report for a form's stage, if it has one. */
export const reportOf = (stage: LeadStage): Report | undefined => REPORTS.find((report) => report === stage);

/**
 * Returns the messages as `data-` attributes. The server fills in the one that applies for visitors without
 * JavaScript, and search engines find no failure message in the page text.
 */
export const reportMessages = (message: (report: Report) => string) =>
  Object.fromEntries(REPORTS.map((report) => [`data-${report}`, message(report)]));

/**
 * Creates submission ids: the same id for the same contents, so that a double click or a retry is stored once, and a
 * new id after the contents change or `renew` is called.
 */
export function createLeadIds(random: () => string = uuid) {
  let last: { contents: string; id: string } | undefined;
  return {
    of(fields: Readonly<Record<string, string>>): string {
      const contents = JSON.stringify(fields);
      if (last?.contents !== contents) last = { contents, id: random() };
      return last.id;
    },
    renew() {
      last = undefined;
    },
  };
}

/** Returns a random UUID. `crypto.randomUUID` exists only in secure contexts. */
export function uuid(): string {
  return (
    crypto.randomUUID?.() ??
    '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
      (
        Number(digit) ^
        (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))
      ).toString(16),
    )
  );
}
