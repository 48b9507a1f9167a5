import { backOffice } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, Section, Testimonials } from '@vantedge/shared-ui';
import { CheckSheet } from '../../components/check-sheet.tsx';
import { SetupSpan } from '../../components/setup-span.tsx';
import { ProcessPairs } from '../../components/process-pairs.tsx';
import { TwoMarks } from '../../components/closing-marks.tsx';
import { VerifiedBy } from '../../components/verified-by.tsx';
import { StatPictograms } from '../../components/stat-pictograms.tsx';

export default function BackOfficePage() {
  const { services, setup, benefits, questions, closing } = backOffice;
  return (
    <>
      <Seo page={backOffice} />
      <PageHero variant="inner" sky="dawn-cebu" {...backOffice.hero}>
        <StatPictograms proofs={backOffice.proofs} />
      </PageHero>
      <Section id="process" color="green" title={services.title} lead={services.lead}>
        <ProcessPairs columns={services.columns} groups={services.groups} />
      </Section>
      <Section id="benefits" surface="dark" color="green" title={benefits.title}>
        <VerifiedBy lead={benefits.verification} others={benefits.others}>
          <CheckSheet {...benefits.sheet} className="mt-9" />
        </VerifiedBy>
      </Section>
      <Section id="setup" surface="tint" color="green" title={setup.title} lead={setup.lead} space="figure">
        <SetupSpan span={setup.span} phases={setup.phases} />
      </Section>
      <Testimonials variant="plain" {...backOffice.testimonials} />
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="green" mark={<TwoMarks />} />
    </>
  );
}
