import { company, paths } from '@vantedge/content-shared';

const [losAngeles, cebu] = company.offices;

/** Opening hours by city; all hours on the page are derived from these. */
const opening = {
  losAngeles: losAngeles.opening,
  manila: { days: [0, 1, 2, 3, 4, 5, 6], from: '09:00', to: '18:00' },
  cebu: cebu.opening,
};
const ALWAYS = '24/7';

const hourOf = (time: string) => Number(time.slice(0, 2));
/** Opening hours as numbers, for the dial. */
const hours = ({ from, to }: { from: string; to: string }) => ({ from: hourOf(from), to: hourOf(to) });
/** Opening hours as text, such as `08–17`. */
const span = ({ from, to }: { from: string; to: string }) => `${from.slice(0, 2)}–${to.slice(0, 2)}`;

/** The hero of the about page: the day dial and the hours of three cities. */
export const aboutHero = {
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
