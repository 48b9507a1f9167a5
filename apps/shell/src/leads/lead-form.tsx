import { leadForm } from '@vantedge/content-site';
import { HONEYPOT, LEADS_PATH } from '@vantedge/leads';
import { useHydrated } from '@vantedge/shared-ui';
import type { FormHTMLAttributes, Ref } from 'react';
import type { Lead } from './use-lead.ts';

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  lead: Lead;
  ref?: Ref<HTMLFormElement>;
}

/**
 * The shared form element. Without JavaScript the browser posts it, and the server responds with this markup filled
 * in. The attributes it relies on are listed in docs/platform/contracts/forms.md.
 */
export function LeadForm({ lead, children, ...native }: Props) {
  const { kind, stage, onSubmit } = lead;
  return (
    <form
      data-lead={kind}
      data-title-prefix={leadForm.titlePrefix}
      method="post"
      action={LEADS_PATH}
      // The application shows what is invalid, instead of the browser.
      noValidate={useHydrated()}
      onSubmit={onSubmit}
      {...native}
    >
      <input type="hidden" name="form" value={kind} />
      {/* Off-screen, where bots still find it. */}
      <label className="sr-only" aria-hidden="true">
        {leadForm.honeypot}{' '}
        <input
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          // Keeps 1Password, LastPass, Bitwarden and Dashlane from filling it in, so that no visitor looks like a
          // bot.
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
      {children}
      <p className="visually-hidden" role="status">
        {stage === 'sending' ? leadForm.sending : ''}
      </p>
    </form>
  );
}
