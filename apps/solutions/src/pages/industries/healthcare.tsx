import { healthcare } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { LinkedText, PageEnding, PageNavigation, Section, SheetHero, SheetPage } from '@vantedge/shared-ui';
import { ClaimHours } from '../../components/claim-hours.tsx';
import { CodedChart } from '../../components/coded-chart.tsx';
import { QuietList } from '../../components/quiet-list.tsx';
import { ServiceGroups } from '../../components/service-groups.tsx';
import { StandardRows } from '../../components/standard-rows.tsx';

export default function HealthcarePage() {
  const { chart, services, sectors, claim, standards, questions } = healthcare;
  return (
    <SheetPage>
      <Seo page={healthcare} />
      <SheetHero
        {...healthcare.hero}
        color="green"
        document={<CodedChart {...chart} />}
        figures={healthcare.stats}
      />
      <PageNavigation sections={healthcare.sections} />
      <Section
        id="claim"
        surface="tint"
        className="bg-[color-mix(in_srgb,var(--service)_12%,var(--surface))]"
        size="lg"
        color="green"
        title={claim.title}
        lead={claim.lead}
      >
        <ClaimHours {...claim} />
      </Section>
      <Section id="services" color="green" title={services.title}>
        <ServiceGroups groups={services.groups} />
      </Section>
      <Section id="sectors" layout="wide" size="sm" ruled title={sectors.title}>
        <QuietList items={sectors.items} />
      </Section>
      <Section id="standards" ruled title={standards.title} lead={standards.lead}>
        <StandardRows standards={standards.items} />
      </Section>
      <PageEnding
        name="questions"
        {...questions}
        lead={<LinkedText {...questions.lead} />}
        call={healthcare.closing}
        color="green"
      />
    </SheetPage>
  );
}
