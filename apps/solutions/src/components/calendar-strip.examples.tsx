import { customerSupport, finance } from '@vantedge/content-solutions';
import { Section } from '@vantedge/shared-ui';
import { CalendarStrip } from './calendar-strip.tsx';

export const examples = {
  'three weeks': (
    <Section surface="tint" color="green" label="Calendar">
      <CalendarStrip {...finance.launch} />
    </Section>
  ),
  'four weeks': (
    <Section surface="tint" color="green" label="Calendar">
      <CalendarStrip {...customerSupport.launch} />
    </Section>
  ),
};
