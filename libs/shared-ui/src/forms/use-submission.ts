import type { FormDeclaration } from '@vantedge/federation-contract';
import { type FormErrors, SOURCE_FIELD, validateForm, waitText } from '@vantedge/leads';
import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { notify } from '../components/notify.ts';
import { tabStorage } from '../components/tab-storage.ts';
import { type Report, REPORTS, type SubmissionTexts } from './form-texts.ts';
import { SOURCE } from '../track.ts';
import { sendForm, type SubmissionResult } from './send-form.ts';

/** State of a form: being filled in, sending, or the result. */
type Stage = 'open' | 'sending' | SubmissionResult['outcome'];

/** State and submit handler of a form. */
export interface Submission {
  /** Where the form is posted to. */
  url: string;
  stage: Stage;
  /** Why the form was not delivered. */
  report: Report | undefined;
  /** Validation errors by field name. A new object after each rejected submission. */
  errors: FormErrors;
  /** How long to wait before the next attempt. */
  wait: string;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** Forgets errors and results, unless the form is being sent. Always the same function. */
  reset(): void;
}

interface Options {
  /** Where the form is posted to. */
  url: string;
  left: SubmissionTexts['left'];
  /** Called once the form is stored; `confirm` if its sender has yet to confirm it, by email. */
  onSent(form: HTMLFormElement, confirm: boolean): void;
}

const NO_ERRORS: FormErrors = {};

/**
 * Validates a form with the server's rules and submits it. The fields keep their values whatever the result. If the visitor has left the
 * page meanwhile, a toast on the next one reports the result.
 */
export function useSubmission({ fields }: FormDeclaration, { url, left, onSent }: Options): Submission {
  const [{ stage, errors, wait = '' }, setState] = useState<
    Pick<Submission, 'stage' | 'errors'> & { wait?: string }
  >({
    stage: 'open',
    errors: NO_ERRORS,
  });
  const [ids] = useState(() => createSubmissionIds());
  const sending = useRef(false);
  const reset = useCallback(() => {
    if (!sending.current) setState({ stage: 'open', errors: NO_ERRORS });
  }, []);

  async function send(form: HTMLFormElement) {
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const found = validateForm(fields, values);
    if (Object.keys(found).length) return setState({ stage: 'invalid', errors: found });
    sending.current = true;
    setState({ stage: 'sending', errors: NO_ERRORS });
    const answer = await sendForm({
      url,
      fields: { ...values, [SOURCE_FIELD]: visitSource() },
      id: ids.of(values),
      formId: form.id,
      left,
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
    if (!form.isConnected) reportInToast(answer, left);
  }

  return {
    url,
    stage,
    report: REPORTS.find((report) => report === stage),
    errors,
    wait,
    onSubmit(event) {
      event.preventDefault();
      // Ignores a second submit while the first is pending.
      if (!sending.current) void send(event.currentTarget);
    },
    reset,
  };
}

/** Returns the URLs of this page, of the first page of the visit and of what linked to it, separated by spaces. */
const visitSource = () =>
  [location.href, tabStorage((storage) => storage.getItem(SOURCE))].filter(Boolean).join(' ');

/** Reports the result of a submission whose form the visitor has left. */
export function reportInToast({ outcome }: SubmissionResult, left: SubmissionTexts['left']) {
  notify(outcome === 'sent' ? left.sent : { ...left.failed, tone: 'error', stays: true });
}

/**
 * Creates submission ids: the same id for the same contents, so that a double click or a retry is stored once, and a
 * new id after the contents change or `renew` is called.
 */
export function createSubmissionIds(random: () => string = uuid) {
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
