import { PlainList } from './lists.tsx';
import { Section, SectionHead } from './section.tsx';

const lead = 'The rate is the same for all three, and so is the clock.';
const list = <PlainList items={['One', 'Two', 'Three']} />;

export const examples = {
  'head with lead and action': (
    <Section labelledBy="ways-title">
      <SectionHead
        id="ways-title"
        title="Three ways to put us to work"
        lead={lead}
        action={{ label: 'Get consultation', to: '/contact' }}
      />
      {list}
    </Section>
  ),
  'head with lead, tinted': (
    <Section surface="tint" labelledBy="modules-title" color="purple">
      <SectionHead id="modules-title" title="Four modules, one record" lead={lead} />
      {list}
    </Section>
  ),
  'head with action, at night': (
    <Section surface="dark" labelledBy="stories-title">
      <SectionHead
        id="stories-title"
        title="What the work came to"
        action={{ label: 'View all', to: '/stories' }}
      />
      {list}
    </Section>
  ),
  'ruled, named in words': (
    <Section ruled label="Services">
      {list}
    </Section>
  ),
};
