import { contactLabels } from './contact-links.ts';
import * as paths from './paths.ts';

/** The company record. Values not yet supplied are safe fictional placeholders. */
export const company = {
  name: 'Vantedge',
  founded: 1994,
  deliveryInPhilippinesSince: 2020,
  /** URLs of a booking calendar, a chat and WhatsApp. Until there is one, its link leads to the contact form. */
  channels: { calendar: '', chat: '', whatsApp: '' },
  /** General mailbox. */
  email: 'hello@vantedge.example.com',
  /** Contact for prospective clients, with a separate mailbox and phone number. */
  businessDevelopment: {
    name: 'Alex Example',
    role: 'Director of Business Development',
    email: 'alex.example@vantedge.example.com',
    phone: '+1 213 555 0167',
    source: 'placeholder',
  },
  offices: [
    {
      id: 'los-angeles',
      city: 'Los Angeles',
      country: 'United States',
      address: '555 Example Street, Los Angeles, CA 90071',
      /** Structured form of `address`; country and region are ISO 3166 codes. */
      postal: {
        street: '555 Example Street',
        locality: 'Los Angeles',
        postalCode: '90071',
        country: 'US',
        region: 'US-CA',
      },
      hours: 'Weekdays 8 a.m.–5 p.m. PT',
      /** Structured form of `hours`: days count from 0, Sunday; times are local. */
      opening: { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' },
      timeZone: 'America/Los_Angeles',
      phone: '+1 213 555 0142',
      geo: { latitude: 34.0522, longitude: -118.2437 },
    },
    {
      id: 'cebu',
      city: 'Cebu City',
      country: 'Philippines',
      address: '55 Example Avenue, Cebu City 6000',
      postal: {
        street: '55 Example Avenue',
        locality: 'Cebu City',
        postalCode: '6000',
        country: 'PH',
        region: 'PH-CEB',
      },
      hours: 'Open 24/7',
      opening: { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' },
      timeZone: 'Asia/Manila',
      phone: '+63 32 555 0118',
      geo: { latitude: 10.3157, longitude: 123.8854 },
    },
  ],
  /** Country that services are delivered from, as an ISO 3166 code. */
  delivery: { code: 'PH' },
  /**
   * Ratings for structured data: the average, and the number of ratings per office and for the engagement models.
   * `shown: false` keeps them out of all documents: their source is unverified, and search engines penalize such ratings.
   */
  ratings: { shown: false, value: 4.9, offices: 127, engagementModels: 150, source: 'unverified' },
  source: 'placeholder',
} as const;

/** Copy of an office's status. */
export const officeStatus = {
  open: 'Open now',
  until: 'until {time}',
  always: 'and around the clock',
  closed: 'Closed now,',
  opens: 'opens {day} at {time}',
  unknown: 'Local time in {city}',
};

/** Labels of the masked email address. Without JavaScript only the link to the contact page is shown. */
export const emailReveal = {
  title: 'Email',
  show: 'Show email',
  copy: 'Copy email',
  copied: 'Copied',
  /** Toast after copying. */
  notice: 'Email address copied',
  /** Toast after a failed copy. */
  failed: {
    title: 'Email address not copied',
    text: 'The address is selected. Press Ctrl+C, or Command+C on a Mac, to copy it.',
  },
  write: contactLabels.contact,
  to: paths.contact,
};
