import * as paths from './paths.ts';

/**
 * Labels of links to the contact page beside those that the specification fixes: at most eight on the whole site. A visitor
 * who has read one of them knows what the others do.
 */
export const contactLabels = {
  quote: 'Get a quote',
  contact: 'Contact us',
  ask: 'Ask us',
  match: 'Get a match within 24 hours',
} as const;

/** Link to the terms, which are stated once. */
export const billingTerms = { label: 'How billing works', to: `${paths.rateCard}#billing` };

/** Services that a visitor can choose in the contact form. */
export type ContactTopic = 'ukg' | 'staff-augmentation' | 'bpo' | 'cloud' | 'crm-erp' | 'other';

/** Returns the URL of the contact form with its service chosen. */
export const contactAbout = (topic: ContactTopic) => `${paths.contact}?topic=${topic}` as const;

/** Texts for the fields of the contact form, by name. */
export interface ContactPrefill {
  name?: string;
  email?: string;
  company?: string;
  phone?: string;
  service?: ContactTopic;
  message?: string;
}

/** Returns the history state with which a navigation to the contact page fills its form in. Personal text never goes into a URL. */
export const contactState = (prefill: ContactPrefill) => ({ prefill });
