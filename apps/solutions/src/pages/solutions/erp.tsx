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
  SectionHead,
} from '@vantedge/shared-ui';
import { AccountIndex } from '../../components/account-index.tsx';
import { OrderPath } from '../../components/order-path.tsx';
import { PlatformList } from '../../components/platform-list.tsx';

export default function ErpPage() {
  const { platforms, industries, services, questions } = erp;
  return (
    <>
      <Seo page={erp.meta} />
      <PageHero variant="inner" sky="noon" {...erp.hero}>
        <OrderPath {...erp.order} />
      </PageHero>
      <PageNavigation sections={erp.sections} />
      <Section id="platforms" labelledBy="platforms-title">
        <SectionHead id="platforms-title" title={platforms.title} lead={platforms.lead} />
        <PlatformList platforms={platforms.items} note={platforms.note} />
      </Section>
      <Section labelledBy="industries-title" surface="tint" color="purple">
        <SectionHead id="industries-title" title={industries.title} lead={industries.lead} />
        <div className="mt-10">
          <DataTable caption={industries.caption} columns={industries.columns} rows={industries.rows} />
        </div>
      </Section>
      <Section labelledBy="services-title" color="purple">
        <SectionHead id="services-title" title={services.title} />
        <AccountIndex groups={services.groups} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...erp.closing} color="purple" />
    </>
  );
}
