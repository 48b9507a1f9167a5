import { crm } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, PageNavigation, Section } from '@vantedge/shared-ui';
import { BeforeAfter } from '../../components/before-after.tsx';
import { AlphabeticalList } from '../../components/alphabetical-list.tsx';
import { HandoffSteps } from '../../components/handoff-steps.tsx';
import { PlatformList } from '../../components/platform-list.tsx';

export default function CrmPage() {
  const { results, services, platforms, industries, questions } = crm;
  return (
    <>
      <Seo page={crm} />
      <PageHero variant="inner" sky="dawn-los-angeles" className="pb-0" {...crm.hero}>
        <BeforeAfter caption={results.caption} results={results.items} />
      </PageHero>
      <PageNavigation sections={crm.sections} />
      <Section id="services" color="purple" title={services.title} lead={services.lead} space="figure">
        <HandoffSteps modules={services.items} labels={services.labels} />
      </Section>
      <Section id="platforms" surface="tint" title={platforms.title} lead={platforms.lead} space="figure">
        <PlatformList layout="quarters" platforms={platforms.items} note={platforms.note} />
      </Section>
      <Section
        id="industries"
        layout="wide"
        color="purple"
        title={industries.title}
        lead={industries.lead}
        measure="narrow"
      >
        <AlphabeticalList beside items={industries.items} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...crm.closing} color="purple" />
    </>
  );
}
