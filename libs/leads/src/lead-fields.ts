/** A form field and its validation rules. */
export interface LeadField {
  name: string;
  required: boolean;
  /** Maximum length in UTF-16 code units: what every store takes, and an index over emails. */
  max: number;
  type?: 'email';
  /** Allowed values. */
  oneOf?: readonly string[];
}

/** Services that the contact form offers. Also the topics of `/contact?topic=…`. */
export const SERVICES = ['ukg', 'staff-augmentation', 'bpo', 'cloud', 'crm-erp', 'other'] as const;

/** A technical limit, which no text that fits into one line reaches. */
const MAX_LINE = 2_000;

/** Of an address that SMTP can deliver to: RFC 5321, 4.5.3.1.3. */
const MAX_EMAIL = 254;

/** The fields of each form, in display order. */
export const LEAD_FIELDS = {
  contact: [
    { name: 'name', required: true, max: MAX_LINE },
    { name: 'email', required: true, max: MAX_EMAIL, type: 'email' },
    { name: 'company', required: true, max: MAX_LINE },
    { name: 'phone', required: false, max: MAX_LINE },
    { name: 'service', required: true, max: MAX_LINE, oneOf: SERVICES },
    { name: 'message', required: true, max: 50_000 },
  ],
  newsletter: [{ name: 'email', required: true, max: MAX_EMAIL, type: 'email' }],
} as const satisfies Record<string, readonly LeadField[]>;

/** Name of a form, as sent in its hidden field `form`. */
export type LeadForm = keyof typeof LEAD_FIELDS;

/** Returns whether a form has this name. */
export const isLeadForm = (name: string): name is LeadForm => Object.hasOwn(LEAD_FIELDS, name);
