/** One field of a form, and what may stand in it. */
export interface LeadField {
  name: string;
  required: boolean;
  type?: 'email';
  /** The only values that it may have. */
  oneOf?: readonly string[];
}

/** The services that the contact form offers, which are also the topics of `/contact?topic=…`. */
export const SERVICES = ['ukg', 'staff-augmentation', 'bpo', 'cloud', 'crm-erp', 'other'] as const;

/** The fields of each form, in the order in which it shows them. */
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

/** The two forms, as their hidden field `form` says which one it is. */
export type LeadForm = keyof typeof LEAD_FIELDS;

/** Whether there is a form of this name. */
export const isLeadForm = (name: string): name is LeadForm => Object.hasOwn(LEAD_FIELDS, name);
