import { finance } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  Testimonials,
} from '@vantedge/shared-ui';
import { ServiceGroups } from '../../components/service-groups.tsx';
import { CalendarStrip } from '../../components/calendar-strip.tsx';
import { ClosingDays } from '../../components/closing-marks.tsx';
import { CostCase } from '../../components/cost-case.tsx';
import { Certifications } from '../../components/certifications.tsx';
import { KeyFiguresCard } from '../../components/key-figures-card.tsx';

export default function FinancePage() {
  const { services, launch, desk, questions, closing } = finance;
  return (
    <>
      <Seo page={finance} />
      <PageHero
        variant="inner"
        sky="dusk"
        {...finance.hero}
        aside={<KeyFiguresCard {...finance.statement} />}
      />
      <PageNavigation sections={finance.sections} />
      <Section id="services" color="green" title={services.title}>
        <ServiceGroups groups={services.groups} />
      </Section>
      <Section
        id="launch"
        surface="tint"
        color="green"
        title={launch.title}
        lead={launch.lead}
        space="figure"
      >
        <CalendarStrip weeks={launch.weeks} phases={launch.phases} />
      </Section>
      <Section id="desk" color="green" title={desk.title} lead={desk.lead} space="figure">
        <CostCase {...desk} />
      </Section>
      <Certifications {...finance.credentials} />
      <Testimonials variant="ruled" {...finance.testimonials} />
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="green" mark={<ClosingDays days={closing.days} />} />
    </>
  );
}
