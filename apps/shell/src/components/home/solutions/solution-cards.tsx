import type { home } from '@vantedge/content-site';
import { Section, SectionHead } from '@vantedge/shared-ui';
import { SolutionCard } from './solution-card.tsx';

/** The three solutions: one wide card and two narrow ones. */
export function SolutionCards({ title, lead, action, cards, explore }: typeof home.solutions) {
  return (
    <Section labelledBy="solutions-title">
      <SectionHead id="solutions-title" title={title} lead={lead} action={action} />
      <div className="mt-figure grid gap-x-[calc(var(--gutter)*3)] md:grid-cols-[1fr_1fr]">
        {cards.map((card, index) => (
          <SolutionCard key={card.id} {...card} explore={explore} wide={index === 0} />
        ))}
      </div>
    </Section>
  );
}
