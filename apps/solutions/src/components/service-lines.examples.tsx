import { implementation, technology } from '@vantedge/content-solutions';
import { Section } from '@vantedge/shared-ui';
import { ServiceLines } from './service-lines.tsx';

export const examples = {
  'two with a badge': (
    <Section color="purple" label="Services">
      <ServiceLines services={implementation.services.items} />
    </Section>
  ),
  'without badges': (
    <Section color="blue" label="Services">
      <ServiceLines services={technology.services.items} />
    </Section>
  ),
};
