import type { FormDeclaration, FormField } from '@vantedge/federation-contract';
import { type FormErrors, maxLength } from '@vantedge/leads';
import type { Location } from 'react-router-dom';
import type { Control } from '../components/form-drafts.ts';
import { fillTemplate } from '../text.ts';
import type { FieldError } from './error-summary.tsx';
import type { FormTexts } from './form-texts.ts';

/** A form on its page. */
export interface ShownForm extends FormDeclaration {
  /** Start of the ids of its elements. */
  id: string;
  /** Names of query parameters that differ from those of their fields. */
  parameters?: Readonly<Record<string, string>> | undefined;
}

/** Returns the element id of a field's control. */
export const controlId = ({ id }: ShownForm, name: string) => `${id}-${name}`;

/** Returns the control of a field. */
export const getControl = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

/** Names of the query parameters that fill in fields, in form order. */
export const getParameters = ({ fields, parameters }: ShownForm) =>
  fields.map(({ name }) => parameters?.[name] ?? name);

/** Returns the messages of a field: its own, and for the others sentences with its label. */
export function getMessages(
  field: FormField,
  texts: FormTexts['fields'],
): NonNullable<FormField['messages']> {
  const { label, type, required, messages } = field;
  const say = (template: string) =>
    fillTemplate(template, { label, max: maxLength(field).toLocaleString('en-US') });
  const isSelect = type === 'select';
  return {
    ...(required && { missing: say(isSelect ? texts.choose : texts.missing) }),
    ...(isSelect ? { invalid: say(texts.option) } : { 'too-long': say(texts['too-long']) }),
    ...(type === 'email' && { invalid: say(texts.email) }),
    ...messages,
  };
}

/** Returns validation errors as messages, in form order. */
export function fieldErrors(form: ShownForm, errors: FormErrors, texts: FormTexts['fields']): FieldError[] {
  return form.fields.flatMap((field) => {
    const code = errors[field.name];
    if (!code) return [];
    const messages = getMessages(field, texts);
    const message = messages[code] ?? messages.invalid ?? messages.missing;
    return message ? [{ field: controlId(form, field.name), message }] : [];
  });
}

/**
 * Returns what a location fills in, by element id, from query parameters or from the history state (`state.prefill`), which keeps personal
 * data out of the URL. Ignores unknown options.
 */
export function getPrefill(
  form: ShownForm,
  { search, state }: Pick<Location, 'search' | 'state'>,
): Record<string, string> {
  const query = new URLSearchParams(search);
  const carried = carriedBy(state);
  const parameters = getParameters(form);
  return Object.fromEntries(
    form.fields.flatMap(({ name, options }, i) => {
      const value = carried[name] ?? query.get(parameters[i]!);
      const isKnown = value && (!options || options.some((option) => option.value === value));
      return isKnown ? [[controlId(form, name), value]] : [];
    }),
  );
}

/** Returns the values of a history state by field name. The state may contain anything. */
function carriedBy(state: unknown): Partial<Record<string, string>> {
  if (!isObject(state) || !isObject(state['prefill'])) return {};
  const texts = Object.entries(state['prefill']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return Object.fromEntries(texts);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
