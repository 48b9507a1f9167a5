import { backOffice } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  LinkedText,
  PageEnding,
  PageNavigation,
  Quotes,
  Section,
  SheetHero,
  SheetPage,
} from '@vantedge/shared-ui';
import { BatchSheet } from '../../components/batch-sheet.tsx';
import { BenefitColumns } from '../../components/benefit-columns.tsx';
import { ProcessPairs } from '../../components/process-pairs.tsx';
import { SetupSpan } from '../../components/setup-span.tsx';

export default function BackOfficePage() {
  const { services, setup, benefits, questions } = backOffice;
  return (
    <SheetPage>
      <Seo page={backOffice} />
      <SheetHero
        {...backOffice.hero}
        color="amber-text"
        document={<BatchSheet {...backOffice.batch} />}
        figures={backOffice.figures.map(({ label, stat }) => ({ ...stat, label }))}
      />
      <PageNavigation sections={backOffice.sections} />
      <Section id="benefits" color="amber-text" title={benefits.title}>
        <BenefitColumns items={benefits.items} />
        <Quotes
          {...backOffice.testimonials}
          className="mt-section-md md:grid-cols-2 md:*:first:col-span-full"
        />
      </Section>
      <Section
        id="process"
        surface="tint"
        size="lg"
        color="amber-text"
        title={services.title}
        lead={services.lead}
      >
        <ProcessPairs columns={services.columns} groups={services.groups} />
      </Section>
      <Section id="setup" color="amber-text" title={setup.title} lead={setup.lead} space="figure">
        <SetupSpan span={setup.span} phases={setup.phases} />
      </Section>
      <PageEnding
        name="questions"
        {...questions}
        lead={<LinkedText {...questions.lead} />}
        call={backOffice.closing}
        color="amber-text"
      />
    </SheetPage>
  );
}
