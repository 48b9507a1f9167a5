import { LEAD_FIELDS, type LeadForm } from '@vantedge/leads';

/** What stands in the fields of a form, by name; what was left empty is not there. */
export type LeadContents = Readonly<Record<string, string>>;

/** One message of a visitor, as it is stored. */
export interface Lead {
  /** A UUID of the server's. */
  id: string;
  form: LeadForm;
  /** When it was stored, as an ISO text in UTC. */
  at: string;
  contents: LeadContents;
}

/** Every field that a lead of some form can have, in the order of the contact form. */
export const FIELD_NAMES = [
  ...new Set([...LEAD_FIELDS.contact, ...LEAD_FIELDS.newsletter].map(({ name }) => name)),
] as const;
