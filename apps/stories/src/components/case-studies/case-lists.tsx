import type { CaseDetailsLabels, CaseEntry } from '@vantedge/content-stories';
import { Section, SectionHead } from '@vantedge/shared-ui';
import { CaseCard } from './case-card.tsx';
import { CaseRow } from './case-row.tsx';

interface Props {
  entries: readonly CaseEntry[];
  featured: { title: string };
  more: { title: string; text: string };
  details: CaseDetailsLabels;
}

/** Featured entries as cards, the others as rows; a heading without entries is omitted. */
export function CaseLists({ entries, featured, more, details }: Props) {
  const cards = entries.filter((entry) => entry.featured);
  const rows = entries.filter((entry) => !entry.featured);
  return (
    <>
      {cards.length > 0 && (
        <Section className="case-featured" labelledBy="featured-title">
          <SectionHead id="featured-title" title={featured.title} />
          <ul className="case-grid" role="list">
            {cards.map((entry) => (
              <li key={entry.id}>
                <CaseCard {...entry} labels={details} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {rows.length > 0 && (
        <Section className="case-more" labelledBy="more-title">
          <SectionHead id="more-title" title={more.title} lead={more.text} />
          <ul className="case-rows" role="list">
            {rows.map((entry) => (
              <li key={entry.id}>
                <CaseRow {...entry} labels={details} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
