import { Button, FormField, fillTemplate, useFormDraft } from '@vantedge/shared-ui';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

interface Field {
  id: string;
  /** The field of the contact form that receives the value. */
  contactField: string;
  label: string;
  placeholder: string;
  type?: 'email';
  autoComplete: string;
  /** Template for the value: `{value}`. */
  sentence?: string;
}

interface Props {
  title: string;
  text: string;
  fields: readonly Field[];
  submit: string;
  to: string;
}

/**
 * Four inputs whose values go to the contact form in the navigation state, never in a URL. No input has a name:
 * without JavaScript the button sends nothing and only opens the contact form.
 */
export function ProposalForm({ title, text, fields, submit, to }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form);

  function carry(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const prefill = Object.fromEntries(
      fields.flatMap(({ id, contactField, sentence = '{value}' }) => {
        const typed = (elements.namedItem(id) as HTMLInputElement).value.trim();
        return typed ? [[contactField, fillTemplate(sentence, { value: typed })]] : [];
      }),
    );
    void navigate(to, { state: { prefill } });
  }

  return (
    <form
      className="proposal-form col-span-full -mx-edge mt-12 scroll-mt-22 self-start border-t border-rule bg-paper px-edge py-7 md:mx-0 md:px-7 lg:col-[9/-1] lg:mt-0"
      id="proposal"
      ref={form}
      action={to}
      noValidate
      onSubmit={carry}
      aria-labelledby="proposal-title"
    >
      <h3 id="proposal-title">{title}</h3>
      <p className="mt-1.5 mb-5 text-md/normal text-slate">{text}</p>
      {fields.map(({ id, label, type, placeholder, autoComplete }) => (
        <FormField
          key={id}
          className="mt-4 first-of-type:mt-0"
          id={id}
          label={label}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
        />
      ))}
      <Button className="mt-6 min-h-14 w-full px-2 text-md" tone="amber" type="submit">
        {submit}
      </Button>
    </form>
  );
}
