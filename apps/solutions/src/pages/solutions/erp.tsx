import { erp } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  DataTable,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
} from '@vantedge/shared-ui';
import { ServiceGroups } from '../../components/service-groups.tsx';
import { OrderPath } from '../../components/order-path.tsx';
import { PlatformList } from '../../components/platform-list.tsx';

export default function ErpPage() {
  const { platforms, industries, services, questions } = erp;
  return (
    <>
      <Seo page={erp} />
      <PageHero variant="inner" sky="noon" {...erp.hero}>
        <OrderPath {...erp.order} />
      </PageHero>
      <PageNavigation sections={erp.sections} />
      <Section id="platforms" title={platforms.title} lead={platforms.lead} space="figure">
        <PlatformList platforms={platforms.items} note={platforms.note} />
      </Section>
      <Section
        id="industries"
        surface="tint"
        color="purple"
        title={industries.title}
        lead={industries.lead}
        space="none"
      >
        <div className="mt-10">
          <DataTable caption={industries.caption} columns={industries.columns} rows={industries.rows} />
        </div>
      </Section>
      <Section id="services" color="purple" title={services.title}>
        <ServiceGroups groups={services.groups} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...erp.closing} color="purple" />
    </>
  );
}
