/** A form field and its validation rules. */
export interface LeadField {
  name: string;
  required: boolean;
  type?: 'email';
  /** Allowed values. */
  oneOf?: readonly string[];
}

/** Services that the contact form offers. Also the topics of `/contact?topic=…`. */
export const SERVICES = ['ukg', 'staff-augmentation', 'bpo', 'cloud', 'crm-erp', 'other'] as const;

/** The fields of each form, in display order. Only the size of the whole form is limited (`MAX_BODY_BYTES`). */
export const LEAD_FIELDS = {
  contact: [
    { name: 'name', required: true },
    { name: 'email', required: true, type: 'email' },
    { name: 'company', required: true },
    { name: 'phone', required: false },
    { name: 'service', required: true, oneOf: SERVICES },
    { name: 'message', required: true },
  ],
  newsletter: [{ name: 'email', required: true, type: 'email' }],
} as const satisfies Record<string, readonly LeadField[]>;

/** Name of a form, as sent in its hidden field `form`. */
export type LeadForm = keyof typeof LEAD_FIELDS;

/** Returns whether a form has this name. */
export const isLeadForm = (name: string): name is LeadForm => Object.hasOwn(LEAD_FIELDS, name);
