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
  title: 'Philippine teams, a Los Angeles office, one\u00a0rate',
  lead: `${statText(years)} years in business, and in the Philippines since ${since}. Your day and ours overlap for nine hours; Cebu City covers the other fifteen. Every role costs $${rate.hourly} an hour, management included.`,
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
      'World clock. The Los Angeles office is open from 8 a.m. to 5 p.m. Pacific time, the Cebu City office around the clock.',
    name: 'World clock',
    caption: {
      initial: 'at 5 p.m. in Los Angeles, 9 a.m. the next day in Cebu City.',
      current: 'at {time} in Los Angeles, {time Asia/Manila} in Cebu City.',
    },
  },
  hours: {
    losAngeles: {
      opening: losAngeles.opening,
      timeZone: losAngeles.timeZone,
      value: '8 a.m.–5 p.m.',
      label: 'Los Angeles, weekdays',
      initial: 'Closes at 5 p.m., which is 9 a.m. the next day in Cebu City.',
      open: 'It is {time} on {day}. The office is open until {until}',
      closed: 'It is {time} on {day}. The office opens {next} at {from}',
      text: '',
    },
    cebu: {
      opening: cebu.opening,
      timeZone: cebu.timeZone,
      value: ALWAYS,
      label: 'Cebu City',
      initial: 'Open now.',
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
    differentiators: 'Six numbers',
    approach: 'Four steps',
  },
  record: {
    title: `Founded in ${founded}. In the Philippines since\u00a0${since}`,
    label: `Timeline from ${founded} to 2026: founded in ${founded}, Philippine office since ${since}, first UKG milestone in 2023.`,
    from: founded,
    to: 2026,
    marks: [
      { year: founded, text: 'founded' },
      { year: since, text: 'Philippine office', heavy: true },
      { year: 2023, text: 'first UKG milestone', above: true },
    ],
  },
  advantages,
  differentiators,
  approach: {
    title: 'Understand, build, deploy,\u00a0optimize',
    lead: 'The same four steps for a team, a function or a system.',
    steps: [
      {
        title: 'Understand',
        text: 'We learn what the work is, who does it now and what a good week looks like.',
        stat: { value: '1–2', unit: 'weeks' },
        label: 'discovery',
      },
      {
        title: 'Build',
        text: 'You choose from screened candidates, or we plan, configure and test your system.',
        stat: { value: '1–2', unit: 'weeks' },
        label: 'first candidates',
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
        label: 'support',
      },
    ],
  },
  closing: {
    people: { count: 2000, label: '2,000 dots, one for each professional deployed' },
    title: `${statText(professionalsDeployed)} professionals deployed`,
    text: 'Tell us about your project, and we’ll introduce you to the people who would do it.',
    actions: [{ label: 'Meet Our Team', to: paths.contact }],
  },
};
