import { publishing } from '@vantedge/content-solutions';
import { Seo } from '@vantedge/seo';
import { ClosingCta, Faq, LinkedText, PageNavigation, RelatedLinks, Section } from '@vantedge/shared-ui';
import { AlphabeticalList } from '../../components/alphabetical-list.tsx';
import { ProofreadHeadline } from '../../components/proofread-headline.tsx';
import { PageStates } from '../../components/page-states.tsx';
import { TeamCostBySeat } from '../../components/team-cost-by-seat.tsx';

/** Text that the proofreader keeps. */
const STET =
  'underline decoration-amber-text decoration-dotted decoration-3 underline-offset-3 [text-decoration-skip-ink:none]';

export default function PublishingPage() {
  const { services, seats, verticals, questions, closing } = publishing;
  const { title, stet, text, actions, more } = closing;
  return (
    <>
      <Seo page={publishing} />
      <ProofreadHeadline {...publishing.hero} />
      <PageNavigation sections={publishing.sections} />
      <Section id="services" color="teal" title={services.title} lead={services.lead} space="figure">
        <PageStates passage={services.passage} services={services.items} />
      </Section>
      <Section id="fifty" surface="dark" title={seats.title} lead={seats.lead} space="figure">
        <TeamCostBySeat {...seats} />
      </Section>
      <Section
        id="fields"
        layout="wide"
        color="teal"
        title={verticals.title}
        lead={verticals.lead}
        measure="narrow"
      >
        <AlphabeticalList beside items={verticals.items} />
      </Section>
      <Faq name="questions" ruled {...questions} lead={<LinkedText {...questions.lead} />} />
      <ClosingCta
        title={
          <>
            {title} <span className={STET}>{stet}</span>
          </>
        }
        text={text}
        actions={actions}
        color="teal"
      >
        <RelatedLinks items={more} />
      </ClosingCta>
    </>
  );
}
