import { newsletter } from '@vantedge/content-site';
import { Button } from '@vantedge/shared-ui';
import { type SubmitEvent, useState } from 'react';
import { type LeadOutcome, sendLead } from '../leads/send-lead.ts';

/**
 * One field in the footer. What was typed stays in it whatever becomes of it: `dialog` is the one method that sends
 * nothing anywhere, and no server takes a post yet.
 */
export function Newsletter() {
  const { title, label, placeholder, submit, sending } = newsletter;
  const [state, setState] = useState<'idle' | 'empty' | 'sending' | LeadOutcome>('idle');

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    if (!fields.get('email')) return setState('empty');
    setState('sending');
    const outcome = await sendLead(fields);
    if (outcome === 'sent') form.reset();
    setState(outcome);
  }

  return (
    <form className="newsletter" method="dialog" aria-labelledby="newsletter-title" onSubmit={onSubmit}>
      <h2 id="newsletter-title">{title}</h2>
      <div>
        <input type="hidden" name="form" value="newsletter" />
        <label htmlFor="newsletter-email">{label}</label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          aria-describedby="newsletter-state"
        />
        <Button tone="amber" type="submit">
          {state === 'sending' ? sending : submit}
        </Button>
        <p id="newsletter-state" role="status">
          {state === 'idle' || state === 'sending' ? '' : newsletter[state]}
        </p>
      </div>
    </form>
  );
}
