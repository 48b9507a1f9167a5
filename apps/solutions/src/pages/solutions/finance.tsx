import { finance } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  LinkedText,
  PageEnding,
  PageNavigation,
  Quotes,
  Section,
  SheetHero,
  SheetPage,
} from '@vantedge/shared-ui';
import { CloseCalendar } from '../../components/close-calendar.tsx';
import { TeamCostExample } from '../../components/team-cost-example.tsx';
import { LaunchWall } from '../../components/launch-wall.tsx';
import { QuietList } from '../../components/quiet-list.tsx';
import { RunningList } from '../../components/running-list.tsx';
import { VendorStatement } from '../../components/vendor-statement.tsx';

export default function FinancePage() {
  const { services, launch, desk, reconciliation, credentials, questions } = finance;
  return (
    <SheetPage>
      <Seo page={finance} />
      <SheetHero
        {...finance.hero}
        color="green"
        document={<CloseCalendar {...finance.close} />}
        figures={finance.figures.map(({ label, stat }) => ({ ...stat, label }))}
      />
      <PageNavigation sections={finance.sections} />
      <Section id="services" layout="wide" size="sm" color="green" title={services.title}>
        <QuietList items={services.groups} />
      </Section>
      <Section
        id="launch"
        surface="tint"
        size="lg"
        color="green"
        className="bg-[color-mix(in_srgb,var(--service)_12%,var(--surface))]"
        title={launch.title}
        lead={launch.lead}
        space="figure"
      >
        <LaunchWall weeks={launch.weeks} phases={launch.phases} />
      </Section>
      <Section id="reconciliation" color="green" title={reconciliation.title} lead={reconciliation.lead}>
        <div className="grid grid-cols-1 gap-x-14 gap-y-10 xl:grid-cols-8-4">
          <VendorStatement {...reconciliation.statement} />
          <Quotes {...finance.testimonials} className="md:max-xl:grid-cols-2 xl:self-end" />
        </div>
      </Section>
      <Section id="credentials" layout="wide" size="sm" ruled title={credentials.title}>
        <RunningList items={credentials.items} />
      </Section>
      <Section id="desk" layout="split" ruled title={desk.title} lead={desk.lead} action={desk.action}>
        <TeamCostExample {...desk} />
      </Section>
      <PageEnding
        name="questions"
        {...questions}
        lead={<LinkedText {...questions.lead} />}
        call={finance.closing}
        color="green"
      />
    </SheetPage>
  );
}
