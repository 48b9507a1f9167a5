/** A form field and its validation rules. */
export interface LeadField {
  name: string;
  required: boolean;
  type?: 'email';
  /** In UTF-16 code units, with a line break as one, like `maxlength` in browsers. */
  maxLength?: number;
  /** Allowed values. */
  oneOf?: readonly string[];
}

/** Services that the contact form offers. Also the topics of `/contact?topic=…`. */
export const SERVICES = ['ukg', 'staff-augmentation', 'bpo', 'cloud', 'crm-erp', 'other'] as const;

/** Maximum length of an email address (RFC 5321). */
const EMAIL_LENGTH = 254;

/** The fields of each form, in display order. */
export const LEAD_FIELDS = {
  contact: [
    { name: 'name', required: true, maxLength: 200 },
    { name: 'email', required: true, type: 'email', maxLength: EMAIL_LENGTH },
    { name: 'company', required: true, maxLength: 200 },
    { name: 'phone', required: false, maxLength: 50 },
    { name: 'service', required: true, oneOf: SERVICES },
    { name: 'message', required: true, maxLength: 5_000 },
  ],
  newsletter: [{ name: 'email', required: true, type: 'email', maxLength: EMAIL_LENGTH }],
} as const satisfies Record<string, readonly LeadField[]>;

/** Returns the maximum length of a field, or `undefined` for fields with fixed options. */
export function maxLengthOf<Form extends LeadForm>(form: Form, name: string): number | undefined {
  const fields: readonly LeadField[] = LEAD_FIELDS[form];
  return fields.find((field) => field.name === name)?.maxLength;
}

/** Name of a form, as sent in its hidden field `form`. */
export type LeadForm = keyof typeof LEAD_FIELDS;

/** Returns whether a form has this name. */
export const isLeadForm = (name: string): name is LeadForm => Object.hasOwn(LEAD_FIELDS, name);
