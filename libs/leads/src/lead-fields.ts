/** One field of a form, and what may stand in it. */
export interface LeadField {
  name: string;
  required: boolean;
  type?: 'email';
  /** In UTF-16 code units, a line break being one: as a browser counts for `maxlength`. */
  maxLength?: number;
  /** The only values that it may have. */
  oneOf?: readonly string[];
}

/** The services that the contact form offers, which are also the topics of `/contact?topic=…`. */
export const SERVICES = ['ukg', 'staff-augmentation', 'bpo', 'cloud', 'crm-erp', 'other'] as const;

/** The longest address that mail can be sent to (RFC 5321). */
const EMAIL_LENGTH = 254;

/** The fields of each form, in the order in which it shows them. */
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

/** The maximum length of a field, or `undefined` where its values are given. */
export function maxLengthOf<Form extends LeadForm>(form: Form, name: string): number | undefined {
  const fields: readonly LeadField[] = LEAD_FIELDS[form];
  return fields.find((field) => field.name === name)?.maxLength;
}

/** The two forms, as their hidden field `form` says which one it is. */
export type LeadForm = keyof typeof LEAD_FIELDS;

/** Whether there is a form of this name. */
export const isLeadForm = (name: string): name is LeadForm => Object.hasOwn(LEAD_FIELDS, name);
