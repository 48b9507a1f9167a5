import type { ReactNode } from 'react';
import { FormHost, type FormHostValue } from '../forms/form-host.ts';

const report = (text: string) => ({ title: 'Not sent', text });

/** Texts and contacts of forms in tests and examples; on the site they are the shell's. */
export const sampleForms: FormHostValue = {
  texts: {
    titlePrefix: 'Error: ',
    status: 'Sending',
    honeypot: 'Leave this field empty',
    left: { sent: { title: 'Sent' }, failed: { title: 'Not sent' } },
    submit: 'Send',
    sending: 'Sending…',
    errors: { title: 'Please correct the following' },
    sent: { title: 'Thank you', text: 'We received it.' },
    report: {
      'no-endpoint': report('Forms are disabled.'),
      failed: report('It was not delivered.'),
      busy: report('Try again in {wait}.'),
      'too-large': report('It is too long.'),
      gone: report('This form is no longer here.'),
    },
    byMail: { action: 'Continue in your email app', subject: 'Inquiry' },
    unavailable: { text: 'This form cannot be sent from here:', email: 'Email', show: 'Show email' },
    fields: {
      missing: 'Fill in “{label}”',
      choose: 'Choose an option for “{label}”',
      'too-long': '“{label}” must be {max} characters or fewer',
      email: 'Enter an email address in the correct format, like name@company.com',
      option: 'Choose an option for “{label}” from the list',
    },
  },
  email: 'hello@company.example',
  reveal: {
    show: 'Show email',
    copy: 'Copy email',
    copied: 'Copied',
    notice: 'Email address copied',
    failed: { title: 'Not copied', text: 'The address is selected.' },
    write: 'Contact us',
    to: '/contact',
  },
  offices: [
    { city: 'Los Angeles', hours: 'Weekdays', phone: '+1 213 555 0142' },
    { city: 'Cebu City', hours: 'Open 24/7', phone: '+63 32 555 0118' },
  ],
};

/** What a form needs around it where the shell is not: in tests of a section. */
export const SampleForms = ({ children }: { children: ReactNode }) => (
  <FormHost value={sampleForms}>{children}</FormHost>
);
