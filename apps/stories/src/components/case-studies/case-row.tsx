import type { CaseDetailsLabels, CaseEntry } from '@vantedge/content-stories';
import { LinkArrow } from '@vantedge/shared-ui';
import { CaseDetails } from './case-details.tsx';
import { CaseStats } from './case-stats.tsx';
import { CaseText } from './case-text.tsx';
import { Tally } from './tally.tsx';

type Props = CaseEntry & { labels: CaseDetailsLabels };

/** A case study as a row. */
export function CaseRow({ tally, metrics, timeline, details, labels, ...entry }: Props) {
  return (
    <article id={entry.id} className="grid-12 items-start pt-6 pb-7" data-color={entry.color}>
      <div className="col-span-full lg:col-span-5">
        <CaseText {...entry} compact />
      </div>
      <div className="col-span-full mt-5 md:col-span-7 lg:col-[6/span_4] lg:mt-6.5 lg:pl-6">
        <CaseStats className="mt-0 md:gap-x-7" metrics={metrics} timeline={timeline} />
        {entry.basis && (
          <LinkArrow className="mt-3.5" to={entry.basis.to}>
            {entry.basis.label}
          </LinkArrow>
        )}
      </div>
      <div className="col-span-full mt-6 md:col-[8/-1] lg:col-[10/-1] lg:mt-7.5">
        <Tally {...tally} />
        <p className="mt-2.5 text-small/note text-slate">
          {tally.value} {tally.caption}
        </p>
      </div>
      {details && <CaseDetails {...details} title={entry.title} labels={labels} wide />}
    </article>
  );
}
