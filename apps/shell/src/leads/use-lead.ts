import { type LeadFaults, leadFaults, type LeadForm } from '@vantedge/leads';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { leadIds } from './lead-id.ts';
import { type LeadAnswer, sendLead } from './send-lead.ts';

/** Where a form stands: being filled in, on its way, or answered. */
export type LeadStage = 'open' | 'sending' | LeadAnswer['outcome'];

/** A form of the site as its script sees it. */
export interface Lead {
  kind: LeadForm;
  stage: LeadStage;
  /** What is wrong with the fields, by their names; a new object whenever the form was refused. */
  faults: LeadFaults;
  /** The script runs: the page itself says what is wrong, instead of the browser. */
  live: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

const NO_FAULTS: LeadFaults = {};

/**
 * Judges a form by the rules that its server applies, and sends it. What was typed stays in the form whatever becomes
 * of it; `onSent` is told when it is on disk, unless the form has gone from the page by then.
 */
export function useLead(kind: LeadForm, onSent: (form: HTMLFormElement) => void): Lead {
  const [live, setLive] = useState(false);
  const [{ stage, faults }, setState] = useState<Pick<Lead, 'stage' | 'faults'>>({
    stage: 'open',
    faults: NO_FAULTS,
  });
  const [ids] = useState(() => leadIds());
  const sending = useRef(false);
  useEffect(() => setLive(true), []);

  async function send(form: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const found = leadFaults(kind, fields);
    if (Object.keys(found).length) return setState({ stage: 'refused', faults: found });
    sending.current = true;
    setState({ stage: 'sending', faults: NO_FAULTS });
    const answer = await sendLead(fields, ids.of(fields));
    sending.current = false;
    if (!form.isConnected) return;
    setState({ stage: answer.outcome, faults: answer.outcome === 'refused' ? answer.faults : NO_FAULTS });
    if (answer.outcome !== 'sent') return;
    ids.renew();
    onSent(form);
  }

  return {
    kind,
    stage,
    faults,
    live,
    onSubmit(event) {
      event.preventDefault();
      // A second press while the first is on its way.
      if (!sending.current) void send(event.currentTarget);
    },
  };
}
