/** The company record. Values that the company has not supplied yet are fictional-safe placeholders. */
export const company = {
  name: 'Vantedge',
  founded: 1994,
  deliveryInPhilippinesSince: 2020,
  /** The general mailbox and the numbers of the offices. */
  email: 'hello@vantedge.example.com',
  phones: { losAngeles: '+1 213 555 0142', cebu: '+63 32 555 0118' },
  /** The person who answers inquiries from prospective clients, with a mailbox and a number of their own. */
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
      /** The same for a machine; country and region by ISO 3166. */
      postal: {
        street: '555 Example Street',
        locality: 'Los Angeles',
        postalCode: '90071',
        country: 'US',
        region: 'US-CA',
      },
      hours: 'Weekdays 08:00–17:00',
      /** The same for a clock: days count from Sunday, 0; times are the office's own. */
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
  /** Where the services are delivered from; country by ISO 3166. */
  delivery: { code: 'PH' },
  /**
   * What clients rated, for search engines alone: the mean, and how many rated each office and the engagement models.
   * They ignore ratings that a site publishes of itself: `shown: false` takes every one out of every document.
   */
  ratings: { shown: true, value: 4.9, offices: 127, engagementModels: 150, source: 'unverified' },
  source: 'placeholder',
} as const;
