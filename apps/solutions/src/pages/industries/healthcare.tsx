import { healthcare } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, PageNavigation, Section } from '@vantedge/shared-ui';
import { ServiceGroups } from '../../components/service-groups.tsx';
import { AlphabeticalList } from '../../components/alphabetical-list.tsx';
import { ClaimHours } from '../../components/claim-hours.tsx';
import { CodedChart } from '../../components/coded-chart.tsx';
import { HeroStats } from '../../components/hero-stats.tsx';
import { StandardRows } from '../../components/standard-rows.tsx';

export default function HealthcarePage() {
  const { chart, services, sectors, claim, standards, questions } = healthcare;
  return (
    <>
      <Seo page={healthcare} />
      <PageHero variant="inner" sky="dawn-cebu" {...healthcare.hero}>
        <div className="mt-12 grid gap-x-gutter-2 gap-y-12 lg:mt-18 lg:grid-cols-7-5">
          <CodedChart {...chart} />
          <HeroStats items={healthcare.stats} />
        </div>
      </PageHero>
      <PageNavigation sections={healthcare.sections} />
      <Section id="services" color="green" title={services.title}>
        <ServiceGroups groups={services.groups} />
      </Section>
      <Section id="sectors" surface="tint" color="green" title={sectors.title} lead={sectors.lead}>
        <AlphabeticalList items={sectors.items} />
      </Section>
      <Section id="claim" color="green" title={claim.title} lead={claim.lead}>
        <ClaimHours {...claim} />
      </Section>
      <Section id="standards" surface="dark" title={standards.title} lead={standards.lead}>
        <StandardRows standards={standards.items} />
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...healthcare.closing} color="green" />
    </>
  );
}
