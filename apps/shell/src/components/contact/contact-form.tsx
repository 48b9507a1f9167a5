import type { contact } from '@vantedge/content-site';
import { Button, ErrorSummary, type FieldError, FormField } from '@vantedge/shared-ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type LeadOutcome, sendLead } from '../../leads/send-lead.ts';
import { Consent } from './consent.tsx';
import { DeliveryReport } from './delivery-report.tsx';
import { fieldErrors, fieldId } from './field-errors.ts';
import { prefill } from './prefill.ts';
import { useTitlePrefix } from './use-title-prefix.ts';
import { WithoutScript } from './without-script.tsx';

/**
 * The form. Until the script runs, the browser itself refuses what is missing; then the page says it in its own words.
 * What was typed stays in the form whatever becomes of it: `dialog` is the one method that sends nothing anywhere.
 */
export function ContactForm(record: typeof contact.form) {
  const { title, note, fields, submit, sending, errors: words } = record;
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const [live, setLive] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [outcome, setOutcome] = useState<LeadOutcome | 'sending'>();
  useTitlePrefix(words.titlePrefix, errors.length > 0);
  useEffect(() => setLive(true), []);
  useEffect(() => prefill(form.current!, fields, search), [fields, search]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome === 'sending') return;
    const found = fieldErrors(event.currentTarget, record);
    setErrors(found);
    setOutcome(undefined);
    if (found.length) return;
    const lead = new FormData(event.currentTarget);
    setOutcome('sending');
    setOutcome(await sendLead(lead));
  }

  return (
    <>
      {errors.length > 0 && <ErrorSummary title={words.title} errors={errors} />}
      {outcome && outcome !== 'sending' && <DeliveryReport outcome={outcome} form={form} />}
      <form
        className="contact-form"
        id="contact-form"
        ref={form}
        method="dialog"
        noValidate={live}
        aria-labelledby="form-title"
        onSubmit={onSubmit}
      >
        <h2 id="form-title">{title}</h2>
        <p className="form-note">{note}</p>
        <input type="hidden" name="form" value="contact" />
        {fields.map((field) => (
          <FormField
            key={field.name}
            id={fieldId(field.name)}
            error={errors.find((error) => error.field === fieldId(field.name))?.message}
            {...field}
          />
        ))}
        <div className="form-end">
          <Button tone="amber" type="submit">
            {outcome === 'sending' ? sending : submit}
          </Button>
          <Consent />
        </div>
        <WithoutScript />
      </form>
    </>
  );
}
