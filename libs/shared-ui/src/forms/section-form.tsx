import { type FormDeclaration, type FormField, formUrl, SHELL } from '@vantedge/federation-contract';
import { type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { Field, Input, Select, Textarea } from '../components/field.tsx';
import { useFormDraft } from '../hooks/use-form-draft.ts';
import { DeliveryReport, NotSentFromHere } from './delivery-report.tsx';
import { ErrorSummary } from './error-summary.tsx';
import {
  controlId,
  fieldErrors,
  getMessages,
  getParameters,
  getPrefill,
  type ShownForm,
} from './field-values.ts';
import { FormFrame } from './form-frame.tsx';
import { SectionName, useFormHost } from './form-host.ts';
import type { FormTexts } from './form-texts.ts';
import { useSubmission } from './use-submission.ts';

interface Props {
  form: FormDeclaration;
  /** Start of the ids of its elements; by default the names of section and form. The visitor's draft has it, too: one form, one id. */
  id?: string;
  title?: string;
  note?: ReactNode;
  /** Replace those of all forms. */
  texts?: Partial<FormTexts>;
  /** Names of query parameters that differ from those of the fields that they fill in. */
  parameters?: Readonly<Record<string, string>>;
  /** Called once the form is stored, instead of a message in its place. */
  onSent?: (form: HTMLFormElement) => void;
  /** Beside the button, such as a consent. */
  children?: ReactNode;
}

const FORM = 'ui:grid ui:items-end ui:gap-5 ui:md:grid-cols-2 ui:md:gap-x-gutter ui:md:gap-y-6';
const END =
  'ui:col-span-full ui:mt-2 ui:flex ui:flex-col ui:gap-4 ui:md:flex-row ui:md:items-center ui:md:gap-x-6';

/**
 * A form that its section declares. It works without script: the browser validates and posts it, and the server answers with this markup
 * filled in. With script it keeps a draft, and takes what the page's address or history state fills in.
 * @not for a search or a filter, which sends nothing.
 */
export function SectionForm({
  form: declaration,
  id,
  title,
  note,
  texts,
  parameters,
  onSent,
  children,
}: Props) {
  const host = useFormHost();
  const says = { ...host.texts, ...texts };
  const section = use(SectionName);
  const { name, fields } = declaration;
  const idStart = id ?? (section === SHELL ? name : `${section}-${name}`);
  const shown = useMemo<ShownForm>(
    () => ({ ...declaration, id: idStart, parameters }),
    [declaration, idStart, parameters],
  );
  const form = useRef<HTMLFormElement>(null);
  const { search, state } = useLocation();
  useFormDraft(
    form,
    useMemo(() => getPrefill(shown, { search, state }), [shown, search, state]),
  );
  const submission = useSubmission(declaration, {
    url: formUrl(section, name),
    left: says.left,
    onSent: onSent ?? ((sent) => sent.reset()),
  });
  const messages = says.fields;
  const errors = useMemo(
    () => fieldErrors(shown, submission.errors, messages),
    [shown, submission.errors, messages],
  );
  const busy = submission.stage === 'sending';
  const isDone = submission.stage === 'sent' && !onSent;
  useTitlePrefix(errors.length > 0, says.titlePrefix);

  return (
    <>
      <NotSentFromHere {...says.unavailable} />
      {isDone && <Sent {...says.sent} />}
      <FormFrame
        submission={submission}
        texts={says}
        ref={form}
        className={FORM}
        id={`${idStart}-form`}
        hidden={isDone}
        data-query={getParameters(shown).join(' ')}
        aria-labelledby={title && `${idStart}-title`}
      >
        <ErrorSummary data-lead-summary="" title={says.errors.title} errors={errors} />
        <DeliveryReport submission={submission} declaration={declaration} texts={says} form={form} />
        {title && (
          <h2 className="ui:col-span-full" id={`${idStart}-title`}>
            {title}
          </h2>
        )}
        {note && <p className="ui:col-span-full ui:-mt-3 ui:mb-1 ui:text-slate">{note}</p>}
        {fields.map((field) => (
          <Field
            key={field.name}
            id={controlId(shown, field.name)}
            label={field.label}
            required={field.required === true}
            wide={field.wide ?? false}
            error={errors.find((error) => error.field === controlId(shown, field.name))?.message}
            messages={getMessages(field, messages)}
          >
            <FieldControl {...field} />
          </Field>
        ))}
        <div className={END}>
          <Button
            className="ui:min-h-14 ui:flex-none ui:px-8"
            tone="amber"
            type="submit"
            aria-disabled={busy || undefined}
          >
            {busy ? says.sending : says.submit}
          </Button>
          {children}
        </div>
      </FormFrame>
    </>
  );
}

function FieldControl({ name, type, options = [], rows, autoComplete }: FormField) {
  if (type === 'textarea') return <Textarea name={name} rows={rows} autoComplete={autoComplete} />;
  if (type !== 'select') return <Input name={name} type={type} autoComplete={autoComplete} />;
  return (
    <Select name={name} autoComplete={autoComplete}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** Says in place of the form that it was sent, and takes the focus from its button. */
function Sent({ title, text }: FormTexts['sent']) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current!.focus(), []);
  return (
    <div
      className="ui:border ui:border-t-3 ui:border-rule ui:px-4.5 ui:pt-5.5 ui:pb-5 ui:focus:outline-none ui:md:px-6"
      ref={message}
      tabIndex={-1}
    >
      <h2 className="ui:text-5xl">{title}</h2>
      <p className="ui:mt-2.5 ui:max-w-prose ui:text-slate">{text}</p>
    </div>
  );
}

/** Prefixes the document's title while a form has errors. The title may change meanwhile. */
function useTitlePrefix(invalid: boolean, prefix: string): void {
  useEffect(() => {
    if (!invalid) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [invalid, prefix]);
}
