import type { CaseDetailsLabels, CaseEntry } from '@vantedge/content-stories';
import { LinkArrow, SiteLink, StoryStats, StoryMeta } from '@vantedge/shared-ui';
import { inOneLine } from '../in-one-line.ts';
import { CaseDetails } from './case-details.tsx';
import { Tally } from './tally.tsx';

type Props = CaseEntry & { labels: CaseDetailsLabels };

/** A case study in a row of three: a pictogram as cover, then the details. */
export function CaseCard({ tally, metrics, timeline, details, labels, ...entry }: Props) {
  return (
    <article id={entry.id} className="case-card" data-color={entry.color}>
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
      <StoryStats items={[...metrics, timeline].map(inOneLine)} />
      {entry.basis && <LinkArrow to={entry.basis.to}>{entry.basis.label}</LinkArrow>}
      {details && <CaseDetails {...details} title={entry.title} labels={labels} />}
    </article>
  );
}
