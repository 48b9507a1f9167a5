/** The value is missing, longer than the field takes, or not of the expected type. */
export type FieldErrorCode = 'missing' | 'too-long' | 'invalid';

/** Values by field name. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** Validation errors by field name, in form order; empty if the form is valid. */
export type FormErrors = Readonly<Record<string, FieldErrorCode>>;

/** What the validation of a field needs of its declaration, a `FormField` of the contract. */
export interface ValidField {
  name: string;
  type: string;
  required?: boolean | undefined;
  options?: readonly { value: string }[] | undefined;
}

/**
 * Maximum lengths in UTF-16 code units, which every store takes: no line of text is longer; of an address that SMTP can deliver to, RFC 5321,
 * 4.5.3.1.3; of a text of several lines.
 */
const MAX_LENGTH: Readonly<Record<string, number>> = { email: 254, textarea: 50_000 };
const MAX_LINE = 2_000;

/** Returns how many UTF-16 code units a field takes. */
export const maxLength = ({ type }: Pick<ValidField, 'type'>): number => MAX_LENGTH[type] ?? MAX_LINE;

/**
 * Validates a form as a browser does: `required`, `type=email` and the options of a `select`; and lengths, for which the fields have no
 * `maxlength`, because it would cut a pasted text in silence.
 */
export function validateForm(fields: readonly ValidField[], values: FormValues): FormErrors {
  const errors = fields.flatMap((field) => {
    const code = validateField(field, values[field.name] ?? '');
    return code ? [[field.name, code]] : [];
  });
  return Object.fromEntries(errors);
}

function validateField(field: ValidField, value: string): FieldErrorCode | undefined {
  const { type, required, options } = field;
  if (!value) return required ? 'missing' : undefined;
  if (type === 'email' && !email().test(value)) return 'invalid';
  // A form sent with and without script has the same line breaks.
  if (value.replace(/\r\n/g, '\n').length > maxLength(field)) return 'too-long';
  if (options && !options.some((option) => option.value === value)) return 'invalid';
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
