import type { CaseDetailsLabels, CaseEntry } from '@vantedge/content-stories';
import { Section, SectionHead } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { CaseCard } from './case-card.tsx';
import { CaseRow } from './case-row.tsx';

const GRID = clsx(
  'mt-stack grid gap-x-[calc(var(--gutter)*1.5)]',
  'md:grid-cols-2 md:grid-rows-[repeat(8,auto)] xl:grid-cols-3',
);
const CARD = 'row-span-8 grid grid-cols-1 grid-rows-subgrid content-start';

export interface CaseListsProps {
  entries: readonly CaseEntry[];
  featured: { title: string };
  more: { title: string; text: string };
  details: CaseDetailsLabels;
}

/** What lists are built from: `case-lists-in-motion.tsx` has parts that move. */
interface Parts {
  /** Keeps children that are removed until they have left. */
  Presence?: ComponentType<{ children: ReactNode }>;
  Item?: ComponentType<{ className?: string; children: ReactNode }> | 'li';
}

/** Featured entries as cards, the others as rows; a heading without entries is omitted. */
export function CaseLists({
  entries,
  featured,
  more,
  details,
  Presence = Fragment,
  Item = 'li',
}: CaseListsProps & Parts) {
  const cards = entries.filter((entry) => entry.featured);
  /** In two columns, an odd first card has the full width. */
  const odd = cards.length % 2 === 1;
  const pair = cards.length === 2;
  const rows = entries.filter((entry) => !entry.featured);
  return (
    <Presence>
      {cards.length > 0 && (
        <Section key="featured" className={clsx(rows.length > 0 && 'pb-0')} labelledBy="featured-title">
          <SectionHead id="featured-title" title={featured.title} />
          <ul className={GRID} role="list">
            <Presence>
              {cards.map((entry, index) => (
                <Item
                  key={entry.id}
                  className={clsx(
                    CARD,
                    odd && 'md:max-xl:first:col-span-full',
                    index > 0 && (pair ? 'max-md:mt-14' : 'max-xl:mt-14'),
                  )}
                >
                  <CaseCard {...entry} labels={details} />
                </Item>
              ))}
            </Presence>
          </ul>
        </Section>
      )}
      {rows.length > 0 && (
        <Section key="more" labelledBy="more-title">
          <SectionHead id="more-title" title={more.title} lead={more.text} />
          <ul
            className="mt-stack border-b border-rule *:border-t *:border-line *:first:border-rule"
            role="list"
          >
            <Presence>
              {rows.map((entry) => (
                <Item key={entry.id}>
                  <CaseRow {...entry} labels={details} />
                </Item>
              ))}
            </Presence>
          </ul>
        </Section>
      )}
    </Presence>
  );
}
