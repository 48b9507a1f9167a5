import { newsletter } from '@vantedge/content-site';
import { maxLengthOf } from '@vantedge/leads';
import { Button, notify } from '@vantedge/shared-ui';
import { useEffect, useRef } from 'react';
import { fieldMessages } from '../leads/field-messages.ts';
import { LeadForm } from '../leads/lead-form.tsx';
import { reportMessages, reportOf } from '../leads/report.ts';
import { useLead } from '../leads/use-lead.ts';

const messages = fieldMessages('newsletter', 'email', newsletter.messages);

/**
 * The newsletter form in the footer. The field keeps its value until the lead is stored; the result is shown below
 * it.
 */
export function Newsletter() {
  const { title, label, placeholder, submit, sending, report, sent } = newsletter;
  const input = useRef<HTMLInputElement>(null);
  const lead = useLead('newsletter', (form) => {
    form.reset();
    notify({ title: sent.notice });
  });
  const { email } = lead.errors;
  const outcome = reportOf(lead.stage);
  const busy = lead.stage === 'sending';
  useEffect(() => {
    if (lead.errors.email) input.current!.focus();
  }, [lead.errors]);

  return (
    <LeadForm lead={lead} className="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{title}</h2>
      <div>
        <label htmlFor="newsletter-email">{label}</label>
        <input
          ref={input}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          maxLength={maxLengthOf('newsletter', 'email')}
          aria-invalid={email ? true : undefined}
          aria-describedby={email ? 'newsletter-email-error' : undefined}
        />
        <Button tone="amber" type="submit" aria-disabled={busy || undefined}>
          {busy ? sending : submit}
        </Button>
        <div className="newsletter-state" role="status">
          <p
            id="newsletter-email-error"
            hidden={!email}
            data-missing={messages.missing}
            data-too-long={messages['too-long']}
            data-invalid={messages.invalid}
          >
            {email && messages[email]}
          </p>
          <p
            data-lead-report={outcome ?? ''}
            hidden={!outcome}
            tabIndex={-1}
            {...reportMessages((name) => report[name])}
          >
            {outcome && report[outcome]}
          </p>
          {lead.stage === 'sent' && <p>{sent.text}</p>}
        </div>
      </div>
    </LeadForm>
  );
}
