import { implementation } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  RelatedLinks,
  Section,
  StatRow,
  Testimonials,
} from '@vantedge/shared-ui';
import { PhaseRibbon } from '../../components/phase-ribbon.tsx';
import { GoLiveRuler } from '../../components/go-live-ruler.tsx';
import { ServiceLines } from '../../components/service-lines.tsx';

export default function ImplementationPage() {
  const { services, process, questions, closing } = implementation;
  return (
    <>
      <Seo page={implementation} />
      <PageHero variant="inner" sky="dawn-los-angeles" {...implementation.hero}>
        <GoLiveRuler {...implementation.ruler} />
        <StatRow items={implementation.record} />
      </PageHero>
      <Section color="purple" title={services.title} lead={services.lead}>
        <ServiceLines services={services.items} />
      </Section>
      <Section
        id="process"
        surface="tint"
        color="purple"
        title={process.title}
        lead={process.lead}
        space="none"
      >
        <PhaseRibbon caption={process.caption} phases={process.phases} ticks={process.ticks} />
      </Section>
      <Testimonials {...implementation.testimonials} />
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="purple">
        <RelatedLinks items={closing.more} />
      </ClosingCta>
    </>
  );
}
