import { PlainList } from './lists.tsx';
import { Section, SectionTitle } from './section.tsx';

const lead = 'The rate is the same for all three, and so is the clock.';
const action = { label: 'Get consultation', to: '/contact' };
const list = <PlainList items={['One', 'Two', 'Three']} />;

export const examples = {
  'title, lead and action': (
    <Section title="Three ways to put us to work" lead={lead} action={action}>
      {list}
    </Section>
  ),
  'title and lead, tinted': (
    <Section surface="tint" color="purple" title="Four modules, one record" lead={lead}>
      {list}
    </Section>
  ),
  'title and action, dark': (
    <Section surface="dark" title="What the work came to" action={{ label: 'View all', to: '/stories' }}>
      {list}
    </Section>
  ),
  'split: the heading beside the content': (
    <Section layout="split" title="Three ways" lead={lead} action={action}>
      {list}
    </Section>
  ),
  'wide: more room for the content': (
    <Section layout="wide" title="Three ways" lead={lead} measure="narrow">
      {list}
    </Section>
  ),
  'free: the content places the title': (
    <Section layout="free" title="Three ways" className="ui:*:grid-12">
      <SectionTitle className="ui:col-span-full" />
      {list}
    </Section>
  ),
  'ruled, with a label': (
    <Section ruled label="Services">
      {list}
    </Section>
  ),
};
