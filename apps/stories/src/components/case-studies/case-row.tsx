import type { CaseDetailsLabels, CaseEntry } from '@vantedge/content-stories';
import { LinkArrow, SiteLink, StoryStats, StoryMeta } from '@vantedge/shared-ui';
import { inOneLine } from '../in-one-line.ts';
import { CaseDetails } from './case-details.tsx';
import { Tally } from './tally.tsx';

type Props = CaseEntry & { labels: CaseDetailsLabels };

/** A case study as a row. */
export function CaseRow({ tally, metrics, timeline, details, labels, ...entry }: Props) {
  return (
    <article id={entry.id} className="case-row" data-color={entry.color}>
      <div className="cr-text">
        <StoryMeta parts={[entry.industry, entry.client]} tag={entry.illustrative} />
        <h3>{entry.link ? <SiteLink to={entry.link}>{entry.title}</SiteLink> : entry.title}</h3>
        <p className="case-excerpt">{entry.excerpt}</p>
        <p className="case-services">{entry.services.join(' · ')}</p>
      </div>
      <div className="cr-figures">
        <StoryStats items={[...metrics, timeline].map(inOneLine)} />
        {entry.basis && <LinkArrow to={entry.basis.to}>{entry.basis.label}</LinkArrow>}
      </div>
      <div className="cr-cover">
        <Tally {...tally} />
        <p>
          {tally.value} {tally.caption}
        </p>
      </div>
      {details && <CaseDetails {...details} title={entry.title} labels={labels} />}
    </article>
  );
}
