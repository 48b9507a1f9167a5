import { company, type PageMeta } from '@vantedge/content-shared';
import { paths } from './paths.ts';

/** One field of the contact form. */
export interface ContactField {
  name: 'name' | 'email' | 'company' | 'phone' | 'service' | 'message';
  label: string;
  required: boolean;
  as?: 'select' | 'textarea';
  type?: 'email' | 'tel';
  autoComplete?: string;
  rows?: number;
  wide?: boolean;
  options?: readonly { value: string; label: string }[];
}

const fields: readonly ContactField[] = [
  {
    name: 'name',
    label: 'Full Name',
    required: true,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email Address',
    required: true,
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'company',
    label: 'Company Name',
    required: true,
    autoComplete: 'organization',
  },
  { name: 'phone', label: 'Phone Number', required: false, type: 'tel', autoComplete: 'tel' },
  {
    name: 'service',
    label: 'Service of Interest',
    required: true,
    as: 'select',
    wide: true,
    /** The values are the topics of `/contact?topic=…`. */
    options: [
      { value: '', label: 'Select a service' },
      { value: 'ukg', label: 'UKG Implementation' },
      { value: 'staff-augmentation', label: 'Staff Augmentation' },
      { value: 'bpo', label: 'Business Process Outsourcing' },
      { value: 'cloud', label: 'Cloud Migration' },
      { value: 'crm-erp', label: 'CRM/ERP Implementation' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    name: 'message',
    label: 'Message',
    required: true,
    as: 'textarea',
    rows: 6,
    wide: true,
  },
];

/** Validation messages of one field: nothing, too much, or nothing valid was entered. `{max}` is its maximum length. */
export interface FieldMessages {
  missing?: string;
  'too-long'?: string;
  invalid?: string;
}

const messages: Record<ContactField['name'], FieldMessages> = {
  name: { missing: 'Enter your full name', 'too-long': 'Enter a name of {max} characters or fewer' },
  email: {
    missing: 'Enter your email address',
    'too-long': 'Enter an email address of {max} characters or fewer',
    invalid: 'Enter an address such as name@company.com',
  },
  company: {
    missing: 'Enter the name of your company',
    'too-long': 'Enter a company name of {max} characters or fewer',
  },
  phone: { 'too-long': 'Enter a phone number of {max} characters or fewer' },
  service: { missing: 'Select a service', invalid: 'Select a service from the list' },
  message: { missing: 'Enter your message', 'too-long': 'Shorten your message to {max} characters or fewer' },
};

/** The contact page: the hours of both offices, the form, and the other ways to reach the company. */
export const contact = {
  meta: {
    path: paths.contact,
    title: `Contact: Los Angeles and Cebu City | ${company.name}`,
    description:
      'Write or call: Los Angeles on weekdays 08:00–17:00, Cebu City 24/7. We reply to inquiries within 24 hours.',
    keywords: ['contact', 'offshore outsourcing consultation', 'Los Angeles office', 'Cebu City office'],
    kind: 'contact',
    office: 'los-angeles',
    share: {
      label: 'Contact',
      title: 'Tell us what the work is.',
      figures: [{ value: '24', suffix: 'hours', scope: 'at most to the reply to an inquiry' }],
    },
  } satisfies PageMeta,
  hero: {
    lines: ['Tell us what', 'the work is.'],
    lead: 'We reply to inquiries within 24 hours, whatever your time zone. Cebu City is open 24/7; Los Angeles keeps office hours.',
  },
  day: {
    together: 'hours when both answer',
    ahead: 'more when Cebu City answers',
    label:
      'One day in both offices: on weekdays both answer for nine hours, and Cebu City alone for the other fifteen.',
    /** As served; the current time follows once the visitor’s clock can be read. */
    caption:
      'Standard time. While Los Angeles keeps daylight saving time, its day begins an hour earlier in Cebu City.',
    now: 'It is {losAngeles} in Los Angeles and {cebu} in Cebu City.',
  },
  form: {
    section: 'Contact form and offices',
    title: 'Write to us',
    note: 'Every field is required except the phone number.',
    fields,
    messages,
    submit: 'Send message',
    sending: 'Sending…',
    consent: {
      before: 'By submitting, you agree to our',
      link: { title: 'privacy policy', to: paths.privacy },
      after: 'and to receive communications from us.',
    },
    /** For a static export, where only JavaScript could handle the form, and the browser does not run it. */
    withoutScript: 'This form needs JavaScript, which is turned off in your browser. Please call us instead:',
    errors: { title: 'There is a problem' },
    /** Why a message has not arrived; the same with and without script. */
    report: {
      'no-endpoint': {
        title: 'Your message has not been sent',
        text: 'Messages cannot be sent from this page right now. What you wrote is still in the form below. Please contact us in one of these ways instead; Cebu City answers 24/7.',
      },
      failed: {
        title: 'Your message has not been sent',
        text: 'The message could not be delivered. What you wrote is still in the form below. Please try again, or contact us in one of these ways; Cebu City answers 24/7.',
      },
      busy: {
        title: 'Your message has not been sent yet',
        text: 'We have received many messages from your network or e-mail address. What you wrote is still in the form below. Please send it again later, or call us; Cebu City answers 24/7.',
      },
      again: {
        title: 'Please send your message again',
        text: 'Your message arrived before our spam check was complete. What you wrote is still in the form below. If sending it again does not help, please call us; Cebu City answers 24/7.',
      },
    },
    byMail: { action: 'Continue in your e-mail program', subject: 'Inquiry: {service}' },
  },
  office: {
    hours: 'Hours',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    show: 'Show the {city} address',
    /** In place of the button until a script can show the address. */
    reveal: { write: 'Use the form', to: '#contact-form' },
    open: 'Open now',
    until: 'until {time}',
    always: 'and always',
    closed: 'Closed now,',
    opens: 'opens {day} at {time}',
    unknown: 'Times are local to {city}',
  },
  quick: {
    title: 'Quick contact',
    person: company.businessDevelopment,
    show: 'Show the address',
    promises: ['24/7 Support Available', 'Response within 24 hours'],
  },
};
