import { LEAD_FIELDS, type LeadField, type LeadForm } from './lead-fields.ts';

/** Nothing was entered, or what was entered is longer than the field holds or not of its kind. */
export type FieldErrorCode = 'missing' | 'too-long' | 'invalid';

type FieldName<Form extends LeadForm> = (typeof LEAD_FIELDS)[Form][number]['name'];

/** What stands in a form, by the fields' names; others are not looked at. */
export type LeadValues = Readonly<Record<string, string | undefined>>;

/** The errors of a form by the fields' names, in the form's order; empty when it can be sent. */
export type LeadErrors<Form extends LeadForm = LeadForm> = Partial<Record<FieldName<Form>, FieldErrorCode>>;

/** What is wrong with a form, judged as a browser judges `required`, `maxlength`, `type=email` and the choices of a `select`. */
export function validateLead<Form extends LeadForm>(form: Form, values: LeadValues): LeadErrors<Form> {
  const fields: readonly LeadField[] = LEAD_FIELDS[form];
  const errors = fields.flatMap((field) => {
    const code = validateField(field, values[field.name] ?? '');
    return code ? [[field.name, code]] : [];
  });
  return Object.fromEntries(errors);
}

function validateField(
  { required, maxLength, type, oneOf }: LeadField,
  value: string,
): FieldErrorCode | undefined {
  if (!value) return required ? 'missing' : undefined;
  if (maxLength !== undefined && lengthOf(value) > maxLength) return 'too-long';
  if (type === 'email' && !EMAIL.test(value)) return 'invalid';
  if (oneOf && !oneOf.includes(value)) return 'invalid';
  return undefined;
}

/** A form is posted with line breaks of two characters. */
const lengthOf = (value: string) => value.replaceAll('\r\n', '\n').length;

/**
 * The HTML standard's expression for `type=email`. Its labels may hold letters of any script, for a browser judges such a
 * name by its ASCII form, and one of them posts it as it was typed.
 */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^[\w.!#$%&'*+\/=?^\x60{|}~-]+@${LABEL}(?:\.${LABEL})*$`, 'u');
