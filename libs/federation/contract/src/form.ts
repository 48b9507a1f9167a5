/** Kinds of fields, as in HTML; a `select` has options. */
export const FIELD_TYPES = ['text', 'email', 'tel', 'textarea', 'select'] as const;

/** A field of a form. */
export interface FormField {
  /** Name in what is posted, and of the column in exports. */
  name: string;
  label: string;
  type: (typeof FIELD_TYPES)[number];
  required?: boolean;
  /** Values that a `select` takes. One with an empty value asks for a choice and is not one. */
  options?: readonly { value: string; label: string }[];
  /** What browsers fill in, as in HTML. */
  autoComplete?: string;
  /** Spans the full width of a form with two columns. */
  wide?: boolean;
  /** Lines of a `textarea`. */
  rows?: number;
  /** Validation messages, instead of those that follow from the label. */
  messages?: { missing?: string; 'too-long'?: string; invalid?: string };
}

/** A form of a section. Its address is `formUrl(section, name)`. */
export interface FormDeclaration {
  name: string;
  fields: readonly FormField[];
}

/** First part of the addresses of forms. */
export const FORMS_PATH = '/api/forms';

/** Address that a form of a section is posted to. */
export const formUrl = (section: string, form: string) => `${FORMS_PATH}/${section}/${form}`;

/**
 * Names that fields cannot have: what forms post in addition to their fields (`subject` is the honeypot), and the other columns of exports.
 */
export const RESERVED_FIELDS = [
  'id',
  'source',
  'prefill',
  'subject',
  'at',
  'form',
  'page',
  'landing',
  'referrer',
  'subscription',
  'unsubscribe',
];

const FIELD = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/;

/** As many fields as a person may fill in, and as an export has columns for. */
const MAX_FIELDS = 40;

/** All problems of a form's fields, each with its place in the form. */
export function formDeclarationProblems({ fields }: FormDeclaration): { at: string; problem: string }[] {
  const problems: { at: string; problem: string }[] = [];
  const check = (isValid: boolean, at: string, problem: string) => {
    if (!isValid) problems.push({ at, problem });
  };
  check(
    fields.length > 0 && fields.length <= MAX_FIELDS,
    'fields',
    `has ${fields.length} of 1 to ${MAX_FIELDS}`,
  );
  fields.forEach(({ name, label, type, options }, i) => {
    const at = `fields[${i}]`;
    const first = fields.findIndex((field) => field.name === name);
    const values = options?.map(({ value }) => value) ?? [];
    check(FIELD.test(name), `${at}.name`, `'${name}' is not a lower-case name of up to 40 characters`);
    check(
      !RESERVED_FIELDS.includes(name),
      `${at}.name`,
      `'${name}' is reserved for what every form posts or exports`,
    );
    check(first === i, `${at}.name`, `'${name}' is also declared by fields[${first}]`);
    check(label.trim() !== '', `${at}.label`, 'is empty');
    check(FIELD_TYPES.includes(type), `${at}.type`, `'${type}' is none of ${FIELD_TYPES.join(', ')}`);
    check(
      (type === 'select') === values.some(Boolean),
      `${at}.options`,
      type === 'select' ? 'has no value to choose' : `is only for a 'select', not for '${type}'`,
    );
    check(new Set(values).size === values.length, `${at}.options`, 'has a value twice');
  });
  return problems;
}
