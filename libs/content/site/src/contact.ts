import {
  company,
  type ContactPrefill,
  type ContactTopic,
  type PageMeta,
  paths,
  replyPromise,
} from '@vantedge/content-shared';

/** Validation messages of a field. */
interface FieldMessages {
  missing?: string;
  'too-long'?: string;
  invalid?: string;
}

const tooLong = (field: string, max: number) =>
  `${field} must be ${max.toLocaleString('en-US')} characters or fewer`;

/** A field of the form, as the section declares it. */
interface DeclaredField {
  name: keyof ContactPrefill;
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  required?: boolean;
  options?: readonly { value: ContactTopic | ''; label: string }[];
  autoComplete?: string;
  wide?: boolean;
  rows?: number;
  messages: FieldMessages;
}

/** Fields of the contact form. */
export const contactFields: readonly DeclaredField[] = [
  {
    name: 'name',
    label: 'Full Name',
    type: 'text',
    required: true,
    autoComplete: 'name',
    messages: { missing: 'Enter your full name', 'too-long': tooLong('Full name', 2_000) },
  },
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    required: true,
    autoComplete: 'email',
    messages: {
      missing: 'Enter your email address',
      'too-long': tooLong('Email address', 254),
      invalid: 'Enter an email address in the correct format, like name@company.com',
    },
  },
  {
    name: 'company',
    label: 'Company Name',
    type: 'text',
    required: true,
    autoComplete: 'organization',
    messages: { missing: 'Enter your company name', 'too-long': tooLong('Company name', 2_000) },
  },
  {
    name: 'phone',
    label: 'Phone Number',
    type: 'tel',
    autoComplete: 'tel',
    messages: { 'too-long': tooLong('Phone number', 2_000) },
  },
  {
    name: 'service',
    label: 'Service of Interest',
    type: 'select',
    required: true,
    wide: true,
    options: [
      { value: '', label: 'Select a service' },
      { value: 'ukg', label: 'UKG Implementation' },
      { value: 'staff-augmentation', label: 'Staff Augmentation' },
      { value: 'bpo', label: 'Business Process Outsourcing' },
      { value: 'cloud', label: 'Cloud Migration' },
      { value: 'crm-erp', label: 'CRM/ERP Implementation' },
      { value: 'other', label: 'Other' },
    ],
    messages: {
      missing: 'Select the service you are interested in',
      invalid: 'Select a service from the list',
    },
  },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    required: true,
    rows: 6,
    wide: true,
    messages: { missing: 'Enter a message', 'too-long': tooLong('Message', 50_000) },
  },
];

/** The contact page: office hours, the form and other contact details. */
export const contact = {
  meta: {
    path: paths.contact,
    title: `Contact us in Los Angeles or Cebu City | ${company.name}`,
    description: `Send us a message or call. Los Angeles is open weekdays, 8 a.m. to 5 p.m. Pacific time, and Cebu City is open 24/7. We reply to every inquiry ${replyPromise.within}.`,
    keywords: ['contact', 'offshore outsourcing consultation', 'Los Angeles office', 'Cebu City office'],
    kind: 'contact',
    office: 'los-angeles',
    share: {
      label: 'Contact',
      title: 'Tell us what you need',
      stats: [{ value: String(replyPromise.hours), unit: 'hours', label: replyPromise.label }],
    },
  } satisfies PageMeta,
  hero: {
    lines: ['Tell us what', 'you need'],
    lead: 'Send a message, or call either office. Cebu City is open 24/7, Los Angeles on weekdays from 8 a.m. to 5 p.m. Pacific time.',
  },
  day: {
    together: 'hours with both offices open',
    ahead: 'more with Cebu City open',
    label: 'On weekdays, both offices are open for nine hours and only Cebu City for the other fifteen.',
    /** Shown in the server HTML; `now` replaces it after hydration. */
    caption: 'Hours are shown in Pacific Standard Time.',
    now: 'It is {losAngeles} in Los Angeles and {cebu} in Cebu City.',
  },
  form: {
    section: 'Contact form and offices',
    title: 'Send us a message',
    note: 'All fields are required except phone number.',
    consent: {
      before: 'By submitting this form, you agree to our ',
      link: { label: 'privacy policy', to: paths.privacy },
      after: ' and to receive communications from us.',
    },
    /** Instead of the texts of all forms. */
    texts: {
      submit: 'Send message',
      unavailable: {
        text: 'This form cannot be sent from here. Please email or call us:',
        email: 'Email',
        show: 'Show our email address',
        reveal: { write: 'Other ways to reach us', to: '#quick-title' },
      },
      /** Why a message was not delivered; the same with and without JavaScript. */
      report: {
        'no-endpoint': {
          title: 'Your message has not been sent',
          text: 'The contact form is not available at the moment. Your message is still in the form below. Please contact us by email or phone instead.',
        },
        failed: {
          title: 'Your message has not been sent',
          text: 'We could not deliver your message. It is still in the form below. Please try again, or contact us by email or phone.',
        },
        busy: {
          title: 'Your message has not been sent yet',
          text: 'We have received too many messages from your network. Your message is still in the form below. Please try again in {wait}, or call us.',
        },
        'too-large': {
          title: 'Your message is too long',
          text: 'The form can hold up to 50,000 characters. Please shorten your message and send it again. If the form below is empty, go back one page: your message is still there.',
        },
        /** Also of any other form that was removed while it was filled in without JavaScript. */
        gone: {
          title: 'The form you sent is no longer available',
          text: 'We have not received it. What you entered is in the form below: please send it from here, or call us.',
        },
      },
      byMail: { action: 'Continue in your email app', subject: 'Inquiry: {service}' },
    },
  },
  office: {
    hours: 'Hours',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    /** Shown instead of the button until the page is hydrated. */
    reveal: { write: 'Use the contact form', to: '#contact-form' },
  },
  quick: {
    title: 'Quick contact',
    person: company.businessDevelopment,
    show: 'Show email',
    promises: ['24/7 Support Available', `Response ${replyPromise.within}`],
  },
};
