import { it } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, Section, StatRow } from '@vantedge/shared-ui';
import { RequestQueue } from '../../components/request-queue.tsx';

export default function ItPage() {
  const { requests, questions } = it;
  return (
    <>
      <Seo page={it} />
      <PageHero variant="inner" sky="night" {...it.hero}>
        <StatRow items={it.facts} />
      </PageHero>
      <Section id="queue" title={requests.title} lead={requests.lead}>
        <RequestQueue groups={requests.groups} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...it.closing} />
    </>
  );
}
