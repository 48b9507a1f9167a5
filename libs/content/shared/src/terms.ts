import { billingTerms } from './contact-links.ts';
import * as paths from './paths.ts';
import { rate } from './rate.ts';
import { replyPromise } from './reply-promise.ts';

/** The terms that hold whatever service a client buys, as they are given elsewhere on the site. */
export const terms = {
  id: 'terms',
  title: 'Before you sign',
  items: [
    {
      term: 'Minimum',
      value: '80 hours a month',
      text: 'For one person. Larger models have minimums of their own.',
    },
    {
      term: 'Payment',
      value: 'NET 15',
      text: 'Monthly in arrears, for hours tracked weekly. Wire, ACH or credit card; cards carry a 3% fee.',
    },
    {
      term: 'Replacement',
      value: '100% guarantee',
      text: 'If someone isn’t a good fit, we replace them.',
    },
    {
      term: 'Exit',
      value: 'Flexible exit clause',
      text: 'In the 15-year Build-to-Operate partnership.',
    },
    {
      term: 'Reply',
      value: `${replyPromise.hours} hours`,
      text: 'From your inquiry to our answer, at most.',
    },
    {
      term: 'Not included',
      value: 'Specialized licenses',
      text: `Software licenses that come on top of the $${rate.hourly} an hour.`,
    },
  ],
  links: [billingTerms, { label: 'Make an estimate', to: `${paths.rateCard}#calculator` }],
} as const;
