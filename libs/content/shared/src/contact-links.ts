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
