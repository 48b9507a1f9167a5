import { crm } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, Section } from '@vantedge/shared-ui';
import { BeforeAfter } from '../../components/before-after.tsx';
import { BookIndex } from '../../components/book-index.tsx';
import { ModuleIndex } from '../../components/module-index.tsx';
import { PlatformList } from '../../components/platform-list.tsx';

export default function CrmPage() {
  const { results, services, platforms, industries, questions } = crm;
  return (
    <>
      <Seo page={crm.meta} />
      <PageHero variant="inner" sky="dawn-los-angeles" className="pb-0" {...crm.hero}>
        <BeforeAfter caption={results.caption} results={results.items} />
      </PageHero>
      <Section color="purple" title={services.title} lead={services.lead}>
        <ModuleIndex modules={services.items} labels={services.labels} />
      </Section>
      <Section id="platforms" surface="tint" title={platforms.title} lead={platforms.lead}>
        <PlatformList layout="quarters" platforms={platforms.items} note={platforms.note} />
      </Section>
      <Section color="purple">
        <BookIndex items={industries.items} head={{ title: industries.title, lead: industries.lead }} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...crm.closing} color="purple" />
    </>
  );
}
