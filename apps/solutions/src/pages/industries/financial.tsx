import { financial } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import {
  LinkedText,
  PageEnding,
  PageNavigation,
  Section,
  SheetHero,
  SheetPage,
  Stat,
  StatLabel,
  StatNumber,
} from '@vantedge/shared-ui';
import { AlphabeticalList } from '../../components/alphabetical-list.tsx';
import { OfficeColumns } from '../../components/office-columns.tsx';
import { QuietList } from '../../components/quiet-list.tsx';
import { SecurityBadges } from '../../components/security-badges.tsx';
import { SettlementLedger } from '../../components/settlement-ledger.tsx';

export default function FinancialPage() {
  const { security, services, regulation, sectors, questions } = financial;
  return (
    <SheetPage>
      <Seo page={financial} />
      <SheetHero
        {...financial.hero}
        color="purple"
        document={<SettlementLedger {...financial.ledger} />}
        figures={financial.figures.map(({ label, stat }) => ({ ...stat, label }))}
      />
      <PageNavigation sections={financial.sections} />
      <Section id="security" color="purple" title={security.title} lead={security.lead}>
        <SecurityBadges badges={security.badges} />
        <dl className="mt-10 grid gap-x-gutter-2 gap-y-8 md:grid-cols-2">
          {security.claims.map(({ label, stat }) => (
            <Stat key={label} className="gap-2">
              <StatLabel>{label}</StatLabel>
              <StatNumber size="xl" {...stat} />
            </Stat>
          ))}
        </dl>
      </Section>
      <Section id="regulation" layout="wide" size="sm" ruled title={regulation.title}>
        <QuietList items={regulation.items} />
      </Section>
      <Section
        id="services"
        surface="tint"
        size="lg"
        color="purple"
        title={services.title}
        lead={services.lead}
        space="figure"
      >
        <OfficeColumns offices={services.offices} />
      </Section>
      <Section
        id="sectors"
        layout="wide"
        size="sm"
        color="purple"
        title={sectors.title}
        lead={sectors.lead}
        measure="narrow"
        className="pb-0"
      >
        <AlphabeticalList beside items={sectors.items} />
      </Section>
      <PageEnding
        name="questions"
        {...questions}
        lead={<LinkedText {...questions.lead} />}
        call={financial.closing}
        color="purple"
      />
    </SheetPage>
  );
}
