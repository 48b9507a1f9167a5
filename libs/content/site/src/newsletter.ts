import { company } from '@vantedge/content-shared';

/** One field in the footer, and what is said after it was sent. */
export const newsletter = {
  title: `The ${company.name} newsletter, on running work across two time zones`,
  label: 'E-mail address',
  placeholder: 'name@company.com',
  submit: 'Subscribe',
  empty: 'Enter your e-mail address first.',
  sending: 'Sending',
  sent: 'Thank you. You are on the list.',
  failed: 'We could not save your address. Please try again, or call us.',
  /** Where this copy of the site has nobody behind its forms. */
  nowhere: 'This copy of the site cannot take subscriptions. Please call us, or write to the address below.',
};
