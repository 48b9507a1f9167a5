import { bpo } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  ClosingCta,
  DataTable,
  Faq,
  LinkedText,
  PageHero,
  PageNavigation,
  Section,
  StatRow,
  Widget,
} from '@vantedge/shared-ui';
import { CheckSheet } from '../../components/check-sheet.tsx';
import { AlphabeticalList } from '../../components/alphabetical-list.tsx';
import { DocumentWorkflow } from '../../components/document-workflow.tsx';
import { HandoverRows } from '../../components/handover-rows.tsx';
import { ChatLog } from '../../components/chat-log.tsx';
import { ExampleTable } from '../../components/example-table.tsx';
import { Benefits } from '../../components/benefits.tsx';

export default function BpoPage() {
  const { handovers, samples, advantage, industries, questions } = bpo;
  return (
    <>
      <Seo page={bpo} />
      <PageHero variant="inner" sky="dusk" {...bpo.hero}>
        <DocumentWorkflow {...bpo.journey} />
        <StatRow items={bpo.stats} />
      </PageHero>
      <PageNavigation sections={bpo.sections} />
      <Section id="functions" color="green" title={handovers.title} lead={handovers.lead}>
        <HandoverRows
          {...handovers}
          samples={[
            <ChatLog key="ticket" {...samples.ticket} />,
            <CheckSheet key="record" {...samples.record} />,
            <DataTable key="entry" {...samples.entry} />,
            <ExampleTable key="parts" {...samples.parts} />,
          ]}
        />
      </Section>
      <Widget name="stories/case-study-short" />
      <Section id="advantage" color="green" title={advantage.title} lead={advantage.lead}>
        <Benefits reasons={advantage.reasons} />
      </Section>
      <Section
        id="industries"
        layout="wide"
        surface="tint"
        color="green"
        title={industries.title}
        lead={industries.lead}
        measure="narrow"
      >
        <AlphabeticalList beside items={industries.items} />
      </Section>
      <Faq name="questions" {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...bpo.closing} color="green" />
    </>
  );
}
