import { departments, rate } from '@vantedge/content-shared';
import { paths } from '../paths.ts';

/** The team photo section. Until there is a photograph, the drawing of one team's fifty seats fills it. */
export const seats = {
  title: 'The fifty seats',
  lead: `One publisher’s team in Cebu City, seen from above: four departments, every seat filled in twelve weeks. The rate is the same for each of them: $${rate.hourly} an hour, all-inclusive.`,
  departments,
  label:
    'Fifty desks seen from above, five to a column: fifteen in business development, twenty in production, ten in administration, five in finance.',
  action: { label: 'Read how the seats were filled', to: paths.mainspringStory },
};
