import { type LeadErrors, validateLead, type LeadForm } from '@vantedge/leads';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createLeadIds } from './lead-id.ts';
import { type LeadResult, sendLead } from './send-lead.ts';

/** State of a form: being filled in, sending, or the result. */
export type LeadStage = 'open' | 'sending' | LeadResult['outcome'];

/** State and submit handler of a form. */
export interface Lead {
  kind: LeadForm;
  stage: LeadStage;
  /** Validation errors by field name. A new object after each rejected submission. */
  errors: LeadErrors;
  /** The form is hydrated: the page shows validation errors instead of the browser. */
  hydrated: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

const NO_ERRORS: LeadErrors = {};

/**
 * Validates a form with the server's rules and submits it. The fields keep their values whatever the result. Calls
 * `onSent` once the lead is stored, unless the form has left the page.
 */
export function useLead(kind: LeadForm, onSent: (form: HTMLFormElement) => void): Lead {
  const [hydrated, setHydrated] = useState(false);
  const [{ stage, errors }, setState] = useState<Pick<Lead, 'stage' | 'errors'>>({
    stage: 'open',
    errors: NO_ERRORS,
  });
  const [ids] = useState(() => createLeadIds());
  const sending = useRef(false);
  useEffect(() => setHydrated(true), []);

  async function send(form: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const found = validateLead(kind, fields);
    if (Object.keys(found).length) return setState({ stage: 'invalid', errors: found });
    sending.current = true;
    setState({ stage: 'sending', errors: NO_ERRORS });
    const answer = await sendLead(fields, ids.of(fields));
    sending.current = false;
    if (!form.isConnected) return;
    setState({ stage: answer.outcome, errors: answer.outcome === 'invalid' ? answer.errors : NO_ERRORS });
    if (answer.outcome !== 'sent') return;
    ids.renew();
    onSent(form);
  }

  return {
    kind,
    stage,
    errors,
    hydrated,
    onSubmit(event) {
      event.preventDefault();
      // Ignores a second submit while the first is pending.
      if (!sending.current) void send(event.currentTarget);
    },
  };
}
