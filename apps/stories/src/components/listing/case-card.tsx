import type { CaseEntry } from '@vantedge/content-stories';
import { LinkArrow, SiteLink, StoryFigures, StoryMeta } from '@vantedge/shared-ui';
import { inOneLine } from '../in-one-line.ts';
import { Tally } from './tally.tsx';

/** One of three to a row: the cover counts, the rest names what it counted. */
export function CaseCard({ tally, metrics, timeline, ...entry }: CaseEntry) {
  return (
    <article className="case-card" data-colour={entry.colour}>
      <div className="card-cover">
        <Tally {...tally} />
        <p>
          <b>{tally.value}</b> {tally.caption}
        </p>
      </div>
      <StoryMeta parts={[entry.industry, entry.client]} tag={entry.illustrative} />
      <h3>{entry.link ? <SiteLink to={entry.link}>{entry.title}</SiteLink> : entry.title}</h3>
      <p className="case-excerpt">{entry.excerpt}</p>
      <p className="case-services">{entry.services.join(' · ')}</p>
      <StoryFigures items={[...metrics, timeline].map(inOneLine)} />
      {entry.basis && <LinkArrow to={entry.basis.to}>{entry.basis.label}</LinkArrow>}
    </article>
  );
}
