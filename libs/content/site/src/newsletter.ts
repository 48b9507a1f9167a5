import { company } from '@vantedge/content-shared';

/** The newsletter form in the footer and its messages. */
export const newsletter = {
  title: `The ${company.name} newsletter, on running work across two time zones`,
  label: 'E-mail address',
  placeholder: 'name@company.com',
  submit: 'Subscribe',
  sending: 'Sending…',
  messages: {
    missing: 'Enter your e-mail address',
    'too-long': 'Enter an address of {max} characters or fewer',
    invalid: 'Enter an address such as name@company.com',
  },
  sent: { text: 'Thank you. You are on the list.', notice: 'You are on the list' },
  /** Why an address has not arrived; the same with and without script. */
  report: {
    'no-endpoint': 'Sign-ups are not available right now. Please call us, or write to the address below.',
    failed: 'Your address could not be saved. Please try again, or call us.',
    busy: 'We have received many requests from your network or with this address. Please try again later.',
    again: 'Please press Subscribe again: your address arrived before our spam check was complete.',
  },
};
