import { departments, rate } from '@vantedge/content-shared';
import { paths } from '../paths.ts';

/** The fifty seats, where another site would show a photograph of its team. */
export const seats = {
  title: 'The fifty seats',
  lead: `One publisher’s team in Cebu City, seen from above: four departments, every seat filled in twelve weeks. The rate is the same for each of them: $${rate.hourly} an hour, all-inclusive.`,
  departments,
  label:
    'Fifty desks seen from above, five to a column: fifteen in business development, twenty in production, ten in administration, five in finance.',
  action: { label: 'Read how the seats were filled', to: paths.mainspringStory },
};
