import { leadForm } from '@vantedge/content-site';
import { HONEYPOT, LEAD_TOKEN_PATH, LEADS_PATH } from '@vantedge/leads';
import { useHydrated } from '@vantedge/shared-ui';
import type { FormHTMLAttributes, Ref } from 'react';
import { leadEndpoint } from './send-lead.ts';
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
      <LeadToken />
      {children}
      <p className="visually-hidden" role="status">
        {stage === 'sending' ? leadForm.sending : ''}
      </p>
    </form>
  );
}

/**
 * A 1-pixel image whose response sets the spam-protection cookie when the form first comes into view. A static export
 * without an endpoint removes it from its documents, so the browser must not render it either: hydration would not
 * match. Takes no space and no column, and stays at the start of the form, whose end moves while the document is
 * loading. Not hidden, because browsers do not load images that are not displayed.
 */
function LeadToken() {
  if (typeof document !== 'undefined' && !leadEndpoint()) return null;
  return (
    <img
      className="hidden self-start in-data-leads:absolute in-data-leads:block"
      loading="lazy"
      src={LEAD_TOKEN_PATH}
      alt=""
      width="1"
      height="1"
    />
  );
}
