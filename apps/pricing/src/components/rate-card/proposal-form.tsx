import { Button, fillTemplate, useNavigate } from '@vantedge/shared-ui';
import type { FormEvent } from 'react';

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

  function carry(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const prefill = Object.fromEntries(
      fields.flatMap(({ id, contactField, sentence = '{value}' }) => {
        const typed = (elements.namedItem(id) as HTMLInputElement).value.trim();
        return typed ? [[contactField, fillTemplate(sentence, { value: typed })]] : [];
      }),
    );
    navigate(to, { state: { prefill } });
  }

  return (
    <form
      className="proposal-form"
      id="proposal"
      action={to}
      noValidate
      onSubmit={carry}
      aria-labelledby="proposal-title"
    >
      <h3 id="proposal-title">{title}</h3>
      <p>{text}</p>
      {fields.map(({ id, label, type = 'text', placeholder, autoComplete }) => (
        <div className="form-field" key={id}>
          <label htmlFor={id}>{label}</label>
          <input id={id} type={type} placeholder={placeholder} autoComplete={autoComplete} />
        </div>
      ))}
      <Button tone="amber" type="submit">
        {submit}
      </Button>
    </form>
  );
}
