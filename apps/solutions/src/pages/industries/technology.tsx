import { technology } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkArrow,
  LinkedText,
  PageHero,
  PageNavigation,
  RelatedLinks,
  Section,
  StatRow,
} from '@vantedge/shared-ui';
import { ClosingTerms } from '../../components/closing-marks.tsx';
import { CommitDay } from '../../components/commit-day.tsx';
import { TechStack } from '../../components/tech-stack.tsx';
import { Benefits } from '../../components/benefits.tsx';
import { ServiceLines } from '../../components/service-lines.tsx';

export default function TechnologyPage() {
  const { stats, services, stack, reasons, questions, closing } = technology;
  const { more, ...hero } = technology.hero;
  return (
    <>
      <Seo page={technology} />
      <PageHero
        variant="inner"
        sky="night"
        {...hero}
        controls={
          <LinkArrow className="flex-none px-0" to={more.to}>
            {more.label}
          </LinkArrow>
        }
      >
        <CommitDay {...technology.day} />
        <StatRow items={stats} />
      </PageHero>
      <PageNavigation sections={technology.sections} />
      <Section id="services" color="blue" title={services.title} lead={services.lead}>
        <ServiceLines services={services.items} />
      </Section>
      <Section
        id="stack"
        surface="tint"
        color="blue"
        title={stack.title}
        lead={<LinkedText {...stack.lead} />}
        space="figure"
      >
        <TechStack layers={stack.layers} />
      </Section>
      <Section id="reasons" surface="dark" color="blue" title={reasons.title}>
        <Benefits reasons={reasons.items} />
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="blue" mark={<ClosingTerms terms={closing.terms} />}>
        <RelatedLinks items={closing.more} />
      </ClosingCta>
    </>
  );
}
