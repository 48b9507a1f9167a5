import { company, type PageMeta, paths, replyPromise } from '@vantedge/content-shared';

/** The thank-you page after a contact message or, at `#newsletter`, a subscription. */
export const thankYou = {
  meta: {
    path: paths.thankYou,
    title: `Thank you | ${company.name}`,
    description: `We have received your message and will reply ${replyPromise.within}.`,
    keywords: [],
    noindex: true,
  } satisfies PageMeta,
  hero: {
    title: 'Thank you',
    message: {
      title: 'Message received',
      lead: `Our business development team will reply ${replyPromise.within} to the email address you provided.`,
    },
    newsletter: {
      title: 'You’re subscribed',
      lead: `We’ll send the ${company.name} newsletter to the email address you provided.`,
    },
  },
  window: {
    sent: 'Sent',
    reply: 'Reply by',
    /** Axis label in the server HTML: hours since the message was sent. */
    hour: '{hours} h',
    /** Shown in the server HTML; `now` replaces it after hydration. */
    caption:
      'Cebu City is open around the clock; Los Angeles is open weekdays, 8 a.m. to 5 p.m. Pacific time.',
    now: 'We’ll reply by {losAngeles} in Los Angeles, which is {cebu} in Cebu City. The lines mark the hours in which each office is open.',
  },
  call: {
    title: 'Prefer to talk?',
    text: 'Our Cebu City team answers 24/7.',
  },
  read: {
    title: 'While you wait',
    links: [
      {
        title: 'Calculate your savings',
        note: 'For your team size and hours, on the rate card',
        to: paths.rateCard,
      },
      {
        title: 'Compare engagement models',
        note: 'Boutique, managed, staff augmentation, build-to-operate',
        to: paths.engagementModels,
      },
      {
        title: 'Read our success stories',
        note: 'UKG and Mainspring Books',
        to: paths.successStories,
      },
    ],
  },
};
