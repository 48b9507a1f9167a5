import { company } from '@vantedge/content-shared';

/** One field in the footer, and what is said after it was sent. */
export const newsletter = {
  title: `The ${company.name} newsletter, on running work across two time zones`,
  label: 'E-mail address',
  placeholder: 'name@company.com',
  submit: 'Subscribe',
  sending: 'Sending…',
  messages: {
    missing: 'Enter your e-mail address',
    invalid: 'Enter an address such as name@company.com',
  },
  sent: { text: 'Thank you. You are on the list.', notice: 'You are on the list' },
  /** What became of an address that has not arrived: true with script and without. */
  report: {
    nowhere: 'This copy of the site takes no subscriptions. Please telephone, or write to the address below.',
    failed: 'Your address could not be saved. Please try again, or telephone.',
    busy: 'Many requests have come from your network. Please try again in a minute.',
    again: 'Please press Subscribe once more: your address arrived before our check for robots was done.',
  },
};
