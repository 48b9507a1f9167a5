import { LEAD_FIELDS, type LeadField, type LeadForm } from './lead-fields.ts';

/** The value is missing, longer than the field takes, or not of the expected type. */
export type FieldErrorCode = 'missing' | 'too-long' | 'invalid';

type FieldName<Form extends LeadForm> = (typeof LEAD_FIELDS)[Form][number]['name'];

/** Submitted values by field name. Unknown fields are ignored. */
export type LeadValues = Readonly<Record<string, string | undefined>>;

/** Validation errors by field name, in form order; empty if the form is valid. */
export type LeadErrors<Form extends LeadForm = LeadForm> = Partial<Record<FieldName<Form>, FieldErrorCode>>;

/**
 * Validates a form as a browser does: `required`, `type=email` and the options of a `select`; and lengths, for which the fields have no
 * `maxlength`, because it would cut a pasted text in silence.
 */
export function validateLead<Form extends LeadForm>(form: Form, values: LeadValues): LeadErrors<Form> {
  const fields: readonly LeadField[] = LEAD_FIELDS[form];
  const errors = fields.flatMap((field) => {
    const code = validateField(field, values[field.name] ?? '');
    return code ? [[field.name, code]] : [];
  });
  return Object.fromEntries(errors);
}

function validateField({ required, max, type, oneOf }: LeadField, value: string): FieldErrorCode | undefined {
  if (!value) return required ? 'missing' : undefined;
  if (type === 'email' && !email().test(value)) return 'invalid';
  // A form sent with and without script has the same line breaks.
  if (value.replace(/\r\n/g, '\n').length > max) return 'too-long';
  if (oneOf && !oneOf.includes(value)) return 'invalid';
  return undefined;
}

/**
 * The HTML standard's expression for `type=email`. Labels may contain letters of any script: browsers validate the
 * ASCII form of such a name, and one of them posts it as typed.
 */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const EMAIL = String.raw`^[\w.!#$%&'*+\/=?^\x60{|}~-]+@${LABEL}(?:\.${LABEL})*$`;

/** Compiled at the first validation: the classes of Unicode take a slow phone 25 ms, and every page has a form. */
const email = () => (compiledEmail ??= new RegExp(EMAIL, 'u'));
let compiledEmail: RegExp | undefined;
