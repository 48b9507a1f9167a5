import { departments, paths, rate } from '@vantedge/content-shared';

/** The team photo section. Shows a plan of fifty seats until a photo is supplied. */
export const seats = {
  title: 'Fifty seats in twelve weeks',
  lead: `One publisher’s team in Cebu City: four departments, fully staffed, and every seat at the same rate of $${rate.hourly} an hour, all-inclusive.`,
  departments,
  label:
    'Floor plan of fifty desks: fifteen in business development, twenty in production, ten in administration and five in finance.',
  action: { label: 'Read the Mainspring Books story', to: paths.mainspringStory },
};
