import { HONEYPOT } from '@vantedge/leads';
import { type FormHTMLAttributes, type Ref, useEffect } from 'react';
import { announce } from '../components/announce.ts';
import { useHydrated } from '../hooks/hydration.ts';
import type { SubmissionTexts } from './form-texts.ts';
import type { Submission } from './use-submission.ts';

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  submission: Submission;
  texts: SubmissionTexts;
  ref?: Ref<HTMLFormElement>;
}

/**
 * The element of every form. Without JavaScript the browser posts it, and the server responds with this markup filled
 * in. The attributes it relies on are listed in docs/platform/contracts/forms.md.
 */
export function FormFrame({ submission, texts, children, ...native }: Props) {
  const { url, stage, onSubmit } = submission;
  const { status } = texts;
  useEffect(() => (stage === 'sending' ? announce(status) : undefined), [stage, status]);
  return (
    <form
      data-title-prefix={texts.titlePrefix}
      method="post"
      action={url}
      // The application shows what is invalid, instead of the browser.
      noValidate={useHydrated()}
      onSubmit={onSubmit}
      {...native}
    >
      {/* Off-screen, where bots still find it. */}
      <label className="ui:sr-only" aria-hidden="true">
        {texts.honeypot}{' '}
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
    </form>
  );
}
