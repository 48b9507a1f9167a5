import { company, emailReveal, paths } from '@vantedge/content-shared';
import { contact, type ContactField, leadForm } from '@vantedge/content-site';
import {
  Button,
  Field,
  Input,
  LinkedText,
  MaskedEmail,
  Select,
  Textarea,
  useFormDraft,
} from '@vantedge/shared-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LeadForm } from '../../leads/lead-form.tsx';
import { reportOf, useLead } from '../../leads/use-lead.ts';
import { fieldErrors, fieldId, parameterOf, prefillOf } from './contact-fields.ts';
import { DeliveryReport } from './delivery-report.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PhoneLink } from './phone-link.tsx';

const FORM = 'grid items-end gap-5 md:grid-cols-2 md:gap-x-gutter md:gap-y-6';
const END = 'col-span-full mt-2 flex flex-col gap-4 md:flex-row md:items-center md:gap-x-6';

/**
 * The contact form. Before hydration the browser validates it, afterwards the page does. Navigates to the thank-you
 * page once the lead is stored.
 */
export function ContactForm(record: typeof contact.form) {
  const { title, note, fields, submit, sending, errors: errorCopy } = record;
  const form = useRef<HTMLFormElement>(null);
  const { search, state } = useLocation();
  useFormDraft(
    form,
    useMemo(() => prefillOf(fields, { search, state }), [fields, search, state]),
  );
  const navigate = useNavigate();
  const lead = useLead('contact', (sent) => {
    if (sent.isConnected) void navigate(paths.thankYou, { state: { sent: Date.now() } });
  });
  const errors = useMemo(() => fieldErrors(lead.errors), [lead.errors]);
  const busy = lead.stage === 'sending';
  useTitlePrefix(errors.length > 0);

  return (
    <LeadForm
      lead={lead}
      ref={form}
      className={FORM}
      id="contact-form"
      data-query={fields.map(({ name }) => parameterOf(name)).join(' ')}
      aria-labelledby="form-title"
    >
      <ErrorSummary data-lead-summary="" title={errorCopy.title} errors={errors} />
      <DeliveryReport outcome={reportOf(lead.stage)} wait={lead.wait} form={form} />
      <h2 className="col-span-full" id="form-title">
        {title}
      </h2>
      <p className="col-span-full -mt-3 mb-1 text-slate">{note}</p>
      {fields.map(({ name, label, required, wide, ...control }) => (
        <Field
          key={name}
          id={fieldId(name)}
          label={label}
          required={required}
          wide={wide}
          error={errors.find((error) => error.field === fieldId(name))?.message}
          messages={record.messages[name]}
        >
          <FieldControl name={name} {...control} />
        </Field>
      ))}
      <div className={END}>
        <Button
          className="min-h-14 flex-none px-8"
          tone="amber"
          type="submit"
          aria-disabled={busy || undefined}
        >
          {busy ? sending : submit}
        </Button>
        <Consent />
      </div>
    </LeadForm>
  );
}

function FieldControl({ as, options = [], ...native }: Omit<ContactField, 'label' | 'required' | 'wide'>) {
  if (as === 'textarea') return <Textarea {...native} />;
  if (as !== 'select') return <Input {...native} />;
  return (
    <Select {...native}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The consent given by submitting the form. */
function Consent() {
  return (
    <p className="max-w-note text-small/normal text-slate">
      <LinkedText {...contact.form.consent} />
    </p>
  );
}

/** Says where no server takes the form that it cannot be sent, before it is filled in, and how to reach us instead. */
export function NotSentFromHere() {
  const { text, email, show, reveal } = contact.form.unavailable;
  return (
    <div className="mb-9 hidden border border-t-3 border-rule px-4.5 py-3.5 md:px-6 no-leads:block">
      <p className="font-medium">{text}</p>
      <ul className="mt-2 text-md" role="list">
        <li className="flex flex-wrap items-center gap-x-3">
          {email} <MaskedEmail email={company.email} labels={{ ...emailReveal, ...reveal, show }} />
        </li>
        {company.offices.map(({ city, phone }) => (
          <li key={city} className="flex flex-wrap items-center gap-x-3">
            {city} <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Prefixes the document's title while a form has errors. The title may change meanwhile. */
function useTitlePrefix(invalid: boolean): void {
  useEffect(() => {
    if (!invalid) return;
    const { titlePrefix } = leadForm;
    document.title = titlePrefix + document.title;
    return () => {
      if (document.title.startsWith(titlePrefix)) document.title = document.title.slice(titlePrefix.length);
    };
  }, [invalid]);
}
