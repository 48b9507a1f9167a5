import {
  company,
  contactLabels,
  type PageMeta,
  paths,
  rate,
  stats,
  statText,
} from '@vantedge/content-shared';
import { advantages, differentiators } from './about-advantages.ts';

const { founded, deliveryInPhilippinesSince: since, name } = company;
const { professionalsDeployed, yearsInBusiness: years } = stats;

const [losAngeles, cebu] = company.offices;
const hourOf = (time: string) => Number(time.slice(0, 2));

/** Opening hours as numbers, for the dial. */
const hours = ({ from, to }: { from: string; to: string }) => ({ from: hourOf(from), to: hourOf(to) });

const ALWAYS = '24/7';

/** The hero of the about page: the day dial and the hours of both offices. */
const aboutHero = {
  name: `Why ${company.name}`,
  title: 'Offshore teams in the Philippines, staffed\u00a024/7',
  lead: 'Our Los Angeles office closes at 5 p.m. Our Cebu City office never closes. Your people and ours overlap for nine hours, and ours cover the other fifteen.',
  actions: [
    { label: contactLabels.contact, to: paths.contact },
    { label: 'See engagement models', to: paths.engagementModels },
  ],
  dial: {
    /** Shown in the server HTML: 5 p.m. in Los Angeles, standard time. The present replaces it. */
    initialTime: '2026-11-20T01:00Z',
    hours: {
      losAngeles: { timeZone: losAngeles.timeZone, ...hours(losAngeles.opening) },
    },
    cities: {
      losAngeles: { name: 'Los Angeles', longitude: -118.2437, latitude: 34.0522 },
      cebu: { name: 'Cebu City', hours: ALWAYS, longitude: 123.8854, latitude: 10.3157 },
    },
    label:
      'World clock. In standard time the Los Angeles office is open from 4 p.m. to 1 a.m. UTC, the Cebu City office around the clock.',
    name: 'World clock',
    caption: {
      initial: 'at 1 a.m. UTC, in standard time.',
      current: 'at {time} UTC, right now.',
      daylight: 'Daylight is that of November 20.',
    },
  },
  hours: {
    losAngeles: {
      opening: losAngeles.opening,
      timeZone: losAngeles.timeZone,
      value: '8 a.m.–5 p.m.',
      label: 'Los Angeles, weekdays',
      initial: 'At 5 p.m. on Thursday, the office closes.',
      open: 'It is {time} on {day}. The office is open until {until}',
      closed: 'It is {time} on {day}. The office opens {next} at {from}',
      text: '',
    },
    cebu: {
      opening: cebu.opening,
      timeZone: cebu.timeZone,
      value: ALWAYS,
      label: 'Cebu City',
      initial: 'At that moment it is 9 a.m. on Friday.',
      open: 'It is {time} on {day}.',
      closed: '',
      text: 'Staffed 24 hours a day, every day of the year.',
    },
  },
};

/** The about page. It has two paths, of which `paths.whyVantedge` is the canonical one. */
export const about = {
  meta: {
    path: paths.about,
    canonical: paths.whyVantedge,
    title: `Why ${name}: offshore teams in the Philippines, 24/7`,
    description: `Founded in ${founded}, ${statText(years)} years in business, in the Philippines since ${since}: 24/7 coverage, 95% English literacy, 700K+ IT professionals and a flat $${rate.hourly} an hour.`,
    keywords: [
      `why ${name}`,
      'Philippines outsourcing',
      'offshore teams',
      '24/7 coverage',
      'US time-zone overlap',
      'staff augmentation',
      'BPO',
    ],
    kind: 'about',
    share: {
      stats: [stats.usOverlap, stats.englishLiteracy, stats.itProfessionals],
    },
  } satisfies PageMeta,
  hero: aboutHero,
  sections: {
    record: 'History',
    advantages: 'The Philippines',
    differentiators: 'Six facts',
    approach: 'How we work',
  },
  record: {
    title: `Founded in ${founded}, ${statText(years)} years in business, delivering from the Philippines since\u00a0${since}`,
    label: `Timeline from ${founded} to 2026: founded in ${founded}, Philippine delivery since ${since}, first UKG milestone in 2023.`,
    from: founded,
    to: 2026,
    marks: [
      { year: founded, text: 'founded' },
      { year: since, text: 'Philippine delivery', heavy: true },
      { year: 2023, text: 'first UKG milestone', above: true },
    ],
  },
  advantages,
  differentiators,
  approach: {
    title: 'How we work, in four\u00a0steps',
    lead: 'What happens in each step, and how long it takes.',
    steps: [
      {
        title: 'Understand',
        text: 'We learn what the work is, who does it now and what a good week looks like.',
        stat: { value: '1–2', unit: 'weeks' },
        label: 'of discovery for a system',
      },
      {
        title: 'Build',
        text: 'You choose from screened candidates, or we plan, configure and test your system.',
        stat: { value: '1–2', unit: 'weeks' },
        label: 'to your first candidates',
      },
      {
        title: 'Deploy',
        text: 'Your team starts work, or your system goes live. For one publisher, we filled fifty seats in twelve weeks.',
        stat: { value: 45, unit: 'days' },
        label: stats.goLiveDays.label,
      },
      {
        title: 'Optimize',
        text: 'We track hours weekly and keep supporting your systems. Your team can grow, shrink or change.',
        stat: { value: 'Ongoing' },
        label: 'for as long as the work lasts',
      },
    ],
  },
  closing: {
    people: { count: 2000, label: '2,000 dots, one for each professional deployed' },
    title: `${statText(professionalsDeployed)} professionals deployed`,
    text: 'Tell us about your project, and meet the people who can take it on.',
    actions: [{ label: 'Meet Our Team', to: paths.contact }],
  },
};
