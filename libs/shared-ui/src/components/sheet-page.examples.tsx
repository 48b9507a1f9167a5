import { DocumentSheet } from './document-sheet.tsx';
import { DataTable } from './data-table.tsx';
import { PageEnding } from './page-ending.tsx';
import { Section } from './section.tsx';
import { SheetHero, SheetPage } from './sheet-page.tsx';

const breadcrumb = [
  { label: 'Home', to: '/' },
  { label: 'Solutions', to: '/solutions' },
  { label: 'Finance and accounting' },
];
const document = (
  <DocumentSheet title="Vendor statement" scope="October" color="green">
    <div className="ui:px-5 ui:pb-6 ui:md:px-6">
      <DataTable
        caption="Packaging supplier"
        columns={['Line', 'Statement', 'Your ledger']}
        rows={[{ label: 'Invoice 2041', cells: ['4,180.00', '4,180.00'] }]}
        totals={{ label: 'Balance', cells: ['4,180.00', '4,180.00'] }}
      />
    </div>
  </DocumentSheet>
);

export const examples = {
  'a page with its document, three sizes of headings and its end': (
    <SheetPage>
      <SheetHero
        breadcrumb={breadcrumb}
        name="Finance and accounting"
        title="Your ledger, kept around the clock"
        lead="Payables, receivables and the close, in the software that you already use."
        actions={[
          { label: 'Get a quote', to: '/contact' },
          { label: 'See the three-week plan', to: '#plan' },
        ]}
        color="green"
        document={document}
        figures={[
          { value: '99.8', suffix: '%', label: 'accuracy' },
          { value: '48', label: 'hours from receipt to posting' },
          { value: '24', prefix: '$', label: 'an hour, all-inclusive' },
        ]}
      />
      <Section layout="wide" size="sm" title="What we do" color="green">
        <p>Payables and receivables.</p>
      </Section>
      <Section id="plan" surface="tint" size="lg" title="Set up in three weeks" color="green">
        <p>Day by day.</p>
      </Section>
      <PageEnding
        name="sheet-questions"
        title="Questions controllers ask"
        items={[{ question: 'How soon can you take over?', answer: 'After three weeks of setup.' }]}
        lead="Have another question? Ask us."
        call={{ title: 'Start with an assessment', actions: [{ label: 'Get a quote', to: '/contact' }] }}
      />
    </SheetPage>
  ),
  'a title of one line above its document': (
    <SheetPage>
      <SheetHero
        layout="below"
        name="A sample"
        badge="Sample"
        title="What ten people cost"
        lead="A team of ten at one rate."
        actions={[{ label: 'Get a quote', to: '/contact' }]}
        document={document}
      />
    </SheetPage>
  ),
};
