import { company, type PageMeta } from '@vantedge/content-shared';
import { paths } from './paths.ts';

/** Where a form ends: a message that has arrived, or, at `#newsletter`, a subscription. */
export const thankYou = {
  meta: {
    path: paths.thankYou,
    title: `Thank you | ${company.name}`,
    description: 'Your message has arrived. We reply within 24 hours.',
    keywords: [],
    noindex: true,
  } satisfies PageMeta,
  hero: {
    title: 'Thank you.',
    message: {
      title: 'It has arrived.',
      lead: 'We reply within 24 hours, to the address you provided.',
    },
    newsletter: {
      title: 'You are on the list.',
      lead: `The ${company.name} newsletter will be sent to the address you provided.`,
    },
  },
  window: {
    sent: 'Sent',
    reply: 'Reply, at the latest',
    /** On the axis as served: hours since the message was sent. */
    hour: '{hours} h',
    /** As served; the clocks of both cities follow once the visitor’s can be read. */
    caption:
      'The 24 hours after your message. Cebu City is at work in every one of them; Los Angeles on weekdays, 08:00–17:00.',
    now: 'We reply by {losAngeles} in Los Angeles, which is {cebu} in Cebu City. A solid line is an office at work.',
  },
  call: {
    title: 'If you would rather talk',
    text: 'Cebu City answers 24/7.',
  },
  read: {
    title: 'While you wait',
    links: [
      {
        title: 'Calculate your savings',
        note: 'Your team and your hours, from the rate card',
        to: paths.rateCard,
      },
      {
        title: 'Compare the engagement models',
        note: 'Boutique, managed, staff augmentation, build-to-operate',
        to: paths.engagementModels,
      },
      {
        title: 'Read the success stories',
        note: 'The UKG partnership, and Mainspring Books',
        to: paths.successStories,
      },
    ],
  },
};
