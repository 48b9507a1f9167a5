import type { home } from '@vantedge/content-site';
import { Section, SectionHead } from '@vantedge/shared-ui';
import { SolutionCard } from './solution-card.tsx';

/** The three solutions: one wide card and two narrow ones. */
export function SolutionCards({ title, lead, action, cards, explore }: typeof home.solutions) {
  return (
    <Section labelledBy="solutions-title">
      <SectionHead id="solutions-title" title={title} lead={lead} action={action} />
      <div className="solution-cards">
        {cards.map((card) => (
          <SolutionCard key={card.id} {...card} explore={explore} />
        ))}
      </div>
    </Section>
  );
}
