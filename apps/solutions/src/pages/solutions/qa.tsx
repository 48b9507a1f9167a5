import { bench, qa } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  LinkedText,
  PageEnding,
  PageNavigation,
  Section,
  SheetHero,
  SheetPage,
  Testimonials,
} from '@vantedge/shared-ui';
import { Bench } from '../../components/bench.tsx';
import { HandoffSteps } from '../../components/handoff-steps.tsx';
import { PhaseSteps } from '../../components/phase-steps.tsx';
import { TestRun } from '../../components/test-run.tsx';
import { ToolLines } from '../../components/tool-lines.tsx';

export default function QaPage() {
  const { method, bench: people, tools, services, questions } = qa;
  return (
    <SheetPage>
      <Seo page={qa} />
      <SheetHero
        {...qa.hero}
        color="blue"
        document={<TestRun {...qa.run} />}
        figures={qa.figures.map(({ label, stat }) => ({ ...stat, label }))}
      />
      <PageNavigation sections={qa.sections} />
      <Section id="services" color="blue" title={services.title} lead={services.lead} space="figure">
        <HandoffSteps modules={services.items} labels={services.labels} />
      </Section>
      <Section id="bench" ruled color="blue" title={people.title} lead={people.lead}>
        <Bench {...bench} first="QA testers" />
      </Section>
      <Section id="tools" ruled color="blue" size="sm" title={tools.title} lead={tools.lead}>
        <ToolLines groups={tools.groups} />
      </Section>
      <Section
        id="method"
        surface="tint"
        className="bg-[color-mix(in_srgb,var(--service)_12%,var(--surface))]"
        size="lg"
        color="blue"
        title={method.title}
        lead={method.lead}
        space="figure"
      >
        <PhaseSteps phases={method.phases} />
      </Section>
      <Testimonials {...qa.testimonials} />
      <PageEnding
        name="questions"
        {...questions}
        lead={<LinkedText {...questions.lead} />}
        call={qa.closing}
        color="blue"
      />
    </SheetPage>
  );
}
