import { company, type PageMeta, paths, rate, replyPromise, stats } from '@vantedge/content-shared';
import { advantages, differentiators } from './about-advantages.ts';

const { founded, deliveryInPhilippinesSince: since, name } = company;
const { professionalsDeployed, yearsInBusiness: years } = stats;

const [losAngeles, cebu] = company.offices;
const hourOf = (time: string) => Number(time.slice(0, 2));

/** Opening hours as numbers, for the dial. */
const hours = ({ from, to }: { from: string; to: string }) => ({ from: hourOf(from), to: hourOf(to) });

/** Opening hours by city; all hours on the page are derived from these. */
const opening = {
  losAngeles: losAngeles.opening,
  manila: { days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' },
  cebu: cebu.opening,
};
const ALWAYS = '24/7';
/** Opening hours as text, such as `08–17`. */
const span = ({ from, to }: { from: string; to: string }) => `${from.slice(0, 2)}–${to.slice(0, 2)}`;

/** The hero of the about page: the day dial and the hours of three cities. */
const aboutHero = {
  name: `Why ${company.name}`,
  title: 'We keep working after your\u00a0day\u00a0ends',
  lead: 'When our Los Angeles office closes at five in the afternoon, the next workday is starting in Manila, and our Cebu City office never closes. Your people and ours overlap for nine hours, and ours cover the other fifteen.',
  actions: [
    { label: 'Meet Our Team', to: paths.contact },
    { label: 'See Engagement Models', to: paths.engagementModels },
  ],
  dial: {
    /** Shown in the server HTML: 17:00 in Los Angeles, standard time. The current time replaces it after hydration. */
    initialTime: '2026-11-20T01:00Z',
    hours: {
      losAngeles: { timeZone: losAngeles.timeZone, ...hours(opening.losAngeles) },
      manila: { timeZone: 'Asia/Manila', ...hours(opening.manila) },
    },
    cities: {
      losAngeles: { name: 'Los Angeles', longitude: -118.2437, latitude: 34.0522 },
      manila: { name: 'Manila', longitude: 120.98, latitude: 14.6 },
      cebu: { name: 'Cebu City', hours: ALWAYS, longitude: 123.8854, latitude: 10.3157 },
    },
    label:
      'World clock at {utc} UTC. Los Angeles works from {losAngelesOpens} to {losAngelesCloses} UTC, Manila from {manilaOpens} to {manilaCloses} UTC, Cebu City around the clock.',
    name: 'World clock',
    caption: {
      initial: 'at 01:00 UTC, in standard time.',
      current: 'at {utc} UTC, right now.',
    },
  },
  hours: {
    losAngeles: {
      opening: opening.losAngeles,
      value: span(opening.losAngeles),
      label: 'Los Angeles, weekdays',
      initial: 'At 17:00 on Thursday, the office closes.',
      open: 'It is {time} on {day}. The office is open until {until}.',
      closed: 'It is {time} on {day}. The office opens {next} at {from}.',
      text: '',
    },
    manila: {
      opening: opening.manila,
      value: span(opening.manila),
      label: 'Manila office hours',
      initial: 'At that moment it is 09:00 on Friday, and the workday begins.',
      open: 'It is {time} on {day}. The workday ends at {until}.',
      closed: 'It is {time} on {day}. The workday begins {next} at {from}.',
      text: 'In US standard time: 20:00–05:00 Eastern, 17:00–02:00 Pacific.',
    },
    cebu: {
      opening: opening.cebu,
      value: ALWAYS,
      label: 'Cebu City',
      initial: '',
      /** Empty: Cebu City shares Manila's time zone. */
      open: '',
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
    title: `Why ${name}: offshore teams around the clock`,
    description: `Founded in ${founded}, ${years.value}${years.suffix} years in business, in the Philippines since ${since}: 24/7 coverage, 95% English literacy, 700K+ IT professionals and a flat $${rate.hourly} an hour.`,
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
      label: aboutHero.name,
      title: aboutHero.title,
      stats: [stats.usOverlap, stats.englishLiteracy, stats.itProfessionals],
    },
  } satisfies PageMeta,
  hero: aboutHero,
  record: {
    title: `Founded in ${founded}, ${years.value}${years.suffix} years in business, delivering from the Philippines since\u00a0${since}.`,
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
        text: 'We learn what the work is, who does it now and what a good week looks like. It starts with your message.',
        stat: { value: replyPromise.hours, unit: 'hours' },
        label: replyPromise.scope,
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
        label: 'average to go-live for a system',
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
    title: 'Two thousand people. You only need a\u00a0few.',
    strong: `We have deployed ${professionalsDeployed.value}${professionalsDeployed.suffix} professionals`,
    text: `. Tell us about your project, and meet the people who can take it on. You’ll hear from us ${replyPromise.within}.`,
    actions: [{ label: 'Meet Our Team', to: paths.contact }],
  },
};
