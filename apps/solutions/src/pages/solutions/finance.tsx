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
import { AccountIndex } from '../../components/account-index.tsx';
import { CalendarStrip } from '../../components/calendar-strip.tsx';
import { ClosingDays } from '../../components/closing-marks.tsx';
import { CostCase } from '../../components/cost-case.tsx';
import { CredentialBand } from '../../components/credential-band.tsx';
import { StatementSheet } from '../../components/statement-sheet.tsx';

export default function FinancePage() {
  const { services, launch, desk, questions, closing } = finance;
  return (
    <>
      <Seo page={finance.meta} />
      <PageHero
        variant="inner"
        sky="dusk"
        {...finance.hero}
        aside={<StatementSheet {...finance.statement} />}
      />
      <PageNavigation sections={finance.sections} />
      <Section id="services" color="green" title={services.title}>
        <AccountIndex groups={services.groups} />
      </Section>
      <Section id="launch" surface="tint" color="green" title={launch.title} lead={launch.lead}>
        <CalendarStrip weeks={launch.weeks} phases={launch.phases} />
      </Section>
      <Section id="desk" color="green" title={desk.title} lead={desk.lead}>
        <CostCase {...desk} />
      </Section>
      <CredentialBand {...finance.credentials} />
      <Testimonials variant="ruled" {...finance.testimonials} />
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...closing} color="green" mark={<ClosingDays days={closing.days} />} />
    </>
  );
}
