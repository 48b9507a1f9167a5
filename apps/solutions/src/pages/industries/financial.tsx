import { financial } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageHero, Section } from '@vantedge/shared-ui';
import { AlphabeticalList } from '../../components/alphabetical-list.tsx';
import { OfficeColumns } from '../../components/office-columns.tsx';
import { SecurityBadges } from '../../components/security-badges.tsx';
import { StatPictogram } from '../../components/stat-pictograms.tsx';
import { Certifications } from '../../components/certifications.tsx';
import { KeyFiguresCard } from '../../components/key-figures-card.tsx';

export default function FinancialPage() {
  const { security, services, sectors, questions } = financial;
  return (
    <>
      <Seo page={financial} />
      <PageHero
        variant="inner"
        sky="dusk"
        {...financial.hero}
        aside={<KeyFiguresCard {...financial.statement} />}
      />
      <Section id="security" color="purple" title={security.title} lead={security.lead}>
        <div className="mt-10 grid gap-x-gutter gap-y-12 lg:mt-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <SecurityBadges badges={security.badges} />
          </div>
          <div className="grid gap-14 max-lg:sm:grid-cols-2 max-lg:sm:items-end lg:col-span-4 lg:col-start-9 lg:auto-rows-fr lg:gap-y-0">
            {security.claims.map((claim) => (
              <StatPictogram key={claim.label} {...claim} />
            ))}
          </div>
        </div>
      </Section>
      <Section id="services" surface="tint" color="purple" title={services.title} lead={services.lead}>
        <OfficeColumns offices={services.offices} />
      </Section>
      <Certifications {...financial.regulation} />
      <Section layout="wide" color="purple" title={sectors.title} lead={sectors.lead} measure="narrow">
        <AlphabeticalList beside items={sectors.items} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta {...financial.closing} color="purple" />
    </>
  );
}
