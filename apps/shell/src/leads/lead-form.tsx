import { leadForm } from '@vantedge/content-site';
import { HONEYPOT, LEADS_PATH } from '@vantedge/leads';
import type { FormHTMLAttributes, Ref } from 'react';
import { LeadToken } from './lead-token.tsx';
import type { Lead } from './use-lead.ts';

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  lead: Lead;
  ref?: Ref<HTMLFormElement>;
}

/**
 * The frame of both forms. Without script the browser posts it, and the server answers with this markup filled in:
 * docs/contracts/leads.md says by which attributes it goes.
 */
export function LeadForm({ lead, children, ...native }: Props) {
  const { kind, stage, hydrated, onSubmit } = lead;
  return (
    <form
      data-lead={kind}
      data-title-prefix={leadForm.titlePrefix}
      method="post"
      action={LEADS_PATH}
      noValidate={hydrated}
      onSubmit={onSubmit}
      {...native}
    >
      <input type="hidden" name="form" value={kind} />
      <label className="lead-honeypot" aria-hidden="true">
        {leadForm.honeypot}{' '}
        <input
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          // 1Password, LastPass, Bitwarden and Dashlane leave it alone, so that no visitor looks like a program.
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
      <LeadToken />
      {children}
      <p className="visually-hidden" role="status">
        {stage === 'sending' ? leadForm.sending : ''}
      </p>
    </form>
  );
}
