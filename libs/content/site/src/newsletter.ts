import { company } from '@vantedge/content-shared';

/** The newsletter form in the footer and its messages. */
export const newsletter = {
  title: `The ${company.name} newsletter: running teams across time zones`,
  label: 'Email address',
  placeholder: 'name@company.com',
  submit: 'Subscribe',
  sending: 'Sending…',
  messages: {
    missing: 'Enter your email address',
    'too-long': 'Email address must be {max} characters or fewer',
    invalid: 'Enter an email address in the correct format, like name@company.com',
  },
  sent: { text: 'Thank you for subscribing.', notice: 'You’re subscribed' },
  /** Why a sign-up failed; the same with and without JavaScript. */
  report: {
    'no-endpoint':
      'Newsletter sign-up is not available at the moment. Please call us or use the email address below.',
    failed: 'We could not save your email address. Please try again, or call us.',
    busy: 'We have received too many requests from your network or email address. Please try again later.',
    again: 'Please press Subscribe again. Your email address arrived before our spam check was complete.',
  },
};
