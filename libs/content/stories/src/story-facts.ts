import { departments, paths } from '@vantedge/content-shared';

// What several pages say of a story. Apart from the records of these pages, so that a word of one changes no other.

/** The workforce-software partnership. */
export const ukgStory = {
  title: 'From new partner to managed-services partner',
  link: paths.ukgStory,
  client: 'UKG',
  industry: 'HR Technology',
  category: 'Implementation',
  color: 'purple',
} as const;

/** The publishing client. */
export const mainspringStory = {
  title: 'Fifty seats in twelve weeks for Mainspring Books',
  link: paths.mainspringStory,
  client: 'Mainspring Books',
  industry: 'Publishing & Education',
  category: 'Build-to-Operate',
  color: 'green',
} as const;

// Apart from the above, because it would be in every teaser otherwise.

/** Texts of the challenge and the solution, on the story and in the details of its case. */
export const ukgArgument = {
  challenges: [
    'A new partner pursuing a status that typically takes three years',
    'Four products to master at once',
    'Software that schedules and pays people, where every mistake shows up on payday',
  ],
  solutions: [
    'One team for four modules: Time & Labor Management, HR Suite, US Payroll Services and Advanced Analytics',
    'Five phases for every project, from discovery to ongoing support and optimization',
    'Delivery from Cebu City, open 24/7, with Los\u00a0Angeles on weekdays',
  ],
};

/** The same of the publishing client. */
export const mainspringArgument = {
  challenges: [
    'Four departments to staff at once, each dependent on the others',
    'A budget below $400,000 a month, the price of 8,000 hours at $50',
    'A commitment long enough to build on, with a way out',
  ],
  solutions: [
    'Fifty seats filled across four departments in twelve weeks',
    'One flat rate of $24 an hour for every seat, with management included and no setup fee',
    'A 15-year Build-to-Operate partnership with a flexible exit clause',
  ],
};

/** Tones of the covers, dark enough for a title. */
export const coverTones = {
  'business-development': '#7a4510',
  production: '#0c5750',
  administrative: '#1c4a8a',
  finance: '#4a358f',
  tile: '#3f2f8c',
};

/** The marks of both covers for a share image: a book for each seat, a tile for each module. */
export const coverMarks = {
  mainspring: departments.map(({ key, seats: count }) => ({ count, color: coverTones[key] })),
  ukg: [{ count: 140, color: coverTones.tile }],
};

/** The drawing on the cover of the partnership: a tile for each module. */
export const ukgCover = { label: 'One hundred forty tiles, one for each implementation.' };

/** That of the publishing client: a book for each seat. */
export const mainspringCover = {
  label:
    'Fifty book spines, one for each seat: business development 15, production 20, administrative 10, finance 5.',
  departments,
};
