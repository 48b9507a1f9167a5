import { type LeadErrors, validateLead, type LeadForm } from '@vantedge/leads';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createLeadIds } from './lead-id.ts';
import { type LeadResult, sendLead } from './send-lead.ts';

/** Where a form stands: being filled in, on its way, or answered. */
export type LeadStage = 'open' | 'sending' | LeadResult['outcome'];

/** A form of the site as its script sees it. */
export interface Lead {
  kind: LeadForm;
  stage: LeadStage;
  /** What is wrong with the fields, by their names; a new object whenever the form was refused. */
  errors: LeadErrors;
  /** The script runs: the page itself says what is wrong, instead of the browser. */
  hydrated: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

const NO_ERRORS: LeadErrors = {};

/**
 * Judges a form by the rules that its server applies, and sends it. What was typed stays in the form whatever becomes
 * of it; `onSent` is told when it is on disk, unless the form has gone from the page by then.
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
      // A second press while the first is on its way.
      if (!sending.current) void send(event.currentTarget);
    },
  };
}
