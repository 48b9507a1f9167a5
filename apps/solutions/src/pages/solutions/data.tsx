import { data } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Pictogram,
  Section,
  SectionTitle,
  StatRow,
  Testimonials,
} from '@vantedge/shared-ui';
import { IndustryQuestions } from '../../components/industry-questions.tsx';
import { RecordField } from '../../components/record-field.tsx';
import { RecordTrace } from '../../components/record-trace.tsx';
import { PhaseSteps } from '../../components/phase-steps.tsx';
import { Benefits } from '../../components/benefits.tsx';

export default function DataPage() {
  const { services, launch, benefits, industries, questions } = data;
  const { weeks, label, note, alt, ...length } = launch.length;
  return (
    <>
      <Seo page={data} />
      <PageHero variant="inner" sky="noon" {...data.hero}>
        <RecordField {...data.records} />
        <StatRow items={data.stats} />
      </PageHero>
      <PageNavigation sections={data.sections} />
      <Section id="services" color="green" title={services.title} lead={services.lead}>
        <RecordTrace groups={services.groups} />
      </Section>
      <Section id="industries" surface="tint" color="green" title={industries.title} lead={industries.lead}>
        <IndustryQuestions items={industries.items} />
      </Section>
      <Section id="launch" layout="free" color="green" title={launch.title}>
        <div className="mb-section-sm grid gap-x-gutter gap-y-6 lg:grid-cols-8-4 lg:items-end">
          <SectionTitle />
          <Pictogram
            stat={length}
            label={label}
            note={note}
            drawing={{ kind: 'strokes', full: weeks * 7, group: 7, pitch: 8, gap: 8 }}
            alt={alt}
          />
        </div>
        <PhaseSteps phases={launch.phases} />
      </Section>
      <Testimonials {...data.testimonials} />
      <Section id="benefits" color="green" title={benefits.title}>
        <Benefits reasons={benefits.items} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...data.closing} color="green" />
    </>
  );
}
