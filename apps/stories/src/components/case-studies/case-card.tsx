import type { CaseDetailsLabels, CaseEntry } from '@vantedge/content-stories';
import { LinkArrow } from '@vantedge/shared-ui';
import { CaseDetails } from './case-details.tsx';
import { CaseStats } from './case-stats.tsx';
import { CaseText } from './case-text.tsx';
import { Tally } from './tally.tsx';

type Props = CaseEntry & { labels: CaseDetailsLabels };

/** On the narrowest phones, the stats wrap instead of sharing a row. */
const STATS =
  'border-t border-line pt-3.5 *:flex-1 md:gap-x-6 *:max-[359px]:max-w-[130px] *:max-[359px]:flex-none';

/** A case study in a row of three: a pictogram as cover, then the details. The rows of neighbors align. */
export function CaseCard({ tally, metrics, timeline, details, labels, ...entry }: Props) {
  return (
    <article
      id={entry.id}
      className="row-span-8 grid grid-cols-1 grid-rows-subgrid content-start"
      data-color={entry.color}
    >
      <div className="-mx-edge flex flex-col justify-between gap-6 border-t border-rule bg-paper-2 px-edge py-7 [--card-ground:var(--paper-2)] md:mx-0 md:min-h-57 md:px-7">
        <Tally {...tally} />
        <p className="text-small text-slate">
          <b className="mr-1 font-display text-5xl/none font-normal tracking-tight text-ink lining-nums">
            {tally.value}
          </b>{' '}
          {tally.caption}
        </p>
      </div>
      <CaseText {...entry} />
      <CaseStats className={STATS} metrics={metrics} timeline={timeline} />
      {entry.basis && (
        <LinkArrow className="mt-2.5 justify-self-start" to={entry.basis.to}>
          {entry.basis.label}
        </LinkArrow>
      )}
      {details && <CaseDetails {...details} title={entry.title} labels={labels} />}
    </article>
  );
}
