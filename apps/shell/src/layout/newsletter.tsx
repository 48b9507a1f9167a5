import { formTexts } from '@vantedge/content-shared';
import { newsletter, newsletterField } from '@vantedge/content-site';
import { formUrl, SHELL } from '@vantedge/federation-contract';
import { Button, fillTemplate, notify } from '@vantedge/shared-ui';
import { FormFrame, reportMessages, useSubmission } from '@vantedge/shared-ui/host';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletterForm } from '../forms/newsletter.ts';

const URL = formUrl(SHELL, newsletterForm.name);

const FORM = 'newsletter col-span-full no-leads:hidden!';
/** Next to the call to action. */
const BESIDE = {
  form: 'mt-6 lg:col-start-8 lg:mt-0',
  title: 'font-text text-base/normal tracking-normal text-on-dark-2',
  field: 'mt-3',
};
/** In its own row. */
const ALONE = {
  form: 'grid grid-cols-subgrid items-end',
  title: 'col-span-full font-display text-h3/tight lg:col-span-6',
  field: 'col-span-full mt-5 lg:col-start-8 lg:mt-0',
};

/**
 * The newsletter form in the footer, next to a call to action or alone. The field keeps its value until the lead is stored; the result is shown below
 * it.
 */
export function Newsletter({ alone }: { alone: boolean }) {
  const look = alone ? ALONE : BESIDE;
  const { title, placeholder, submit, sending, report } = newsletter;
  const { name, label, type, autoComplete, messages } = newsletterField;
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(newsletter.sent);
  const submission = useSubmission(newsletterForm, {
    url: URL,
    left: newsletter.left,
    onSent(form, confirm) {
      form.reset();
      const answer = confirm ? newsletter.confirm : newsletter.sent;
      setSent(answer);
      notify({ title: answer.notice });
    },
  });
  const { stage, errors, wait, report: outcome, reset } = submission;
  const error = errors[name];
  const busy = stage === 'sending';
  useEffect(() => {
    if (errors[name]) input.current!.focus();
  }, [errors, name]);
  const { pathname } = useLocation();
  // What it says is about the page before: the footer stays.
  useEffect(() => reset, [reset, pathname]);

  return (
    <FormFrame
      submission={submission}
      texts={formTexts}
      className={clsx(FORM, look.form)}
      aria-labelledby="newsletter-title"
    >
      <h2 className={look.title} id="newsletter-title">
        {title}
      </h2>
      <div className={clsx('grid gap-x-2 gap-y-1.5 scheme-dark 2xs:grid-cols-fill-auto', look.field)}>
        <label className="col-span-full text-small font-medium" htmlFor="newsletter-email">
          {label}
        </label>
        <input
          className="min-h-13 min-w-0 rounded-control border border-control px-3.5 placeholder:text-on-dark-2 aria-invalid:border-danger"
          ref={input}
          id="newsletter-email"
          name={name}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'newsletter-email-error' : undefined}
        />
        <Button tone="on-dark" type="submit" aria-disabled={busy || undefined}>
          {busy ? sending : submit}
        </Button>
        {/* Messages appear in reserved space below the form, so that the layout does not shift; on phones some take
            three lines. */}
        <div
          className="newsletter-state col-span-full text-small text-on-dark-2 2xs:empty:hidden md:h-0"
          role="status"
        >
          <p
            className="font-medium text-danger"
            id="newsletter-email-error"
            hidden={!error}
            data-missing={messages.missing}
            data-too-long={messages['too-long']}
            data-invalid={messages.invalid}
          >
            {error && messages[error]}
          </p>
          <p
            data-lead-report={outcome ?? ''}
            hidden={!outcome}
            tabIndex={-1}
            {...reportMessages((name) => report[name])}
          >
            {outcome && fillTemplate(report[outcome], { wait })}
          </p>
          {stage === 'sent' && <p>{sent.text}</p>}
        </div>
      </div>
    </FormFrame>
  );
}
