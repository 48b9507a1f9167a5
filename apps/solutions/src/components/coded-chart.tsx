import type { healthcare } from '@vantedge/content-solutions';
import { DocumentSheet, List } from '@vantedge/shared-ui';

/** A doctor's note with its codes in the margin: pressing a finding opens why it has that code. */
export function CodedChart({ title, system, lines, labels, note }: (typeof healthcare)['chart']) {
  return (
    <DocumentSheet
      title={title}
      scope={note}
      className="coded-chart"
      foot={{ text: labels.coded, count: lines.length, of: labels.count }}
    >
      <p className="grid grid-cols-[1fr_auto] border-t border-rule px-5 pt-3 pb-2 text-small text-slate md:px-6">
        {labels.finding} <span>{system}</span>
      </p>
      <List className="border-b border-rule">
        {lines.map(({ before, finding, after, code, reason }, index) => (
          <li key={code} className="border-t border-service/25">
            <details name="chart-line" open={index === 0}>
              <summary className="group grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_7rem] items-center max-[20rem]:grid-cols-1 md:grid-cols-[minmax(0,1fr)_12rem] [&::-webkit-details-marker]:hidden">
                <span className="py-3.5 pr-4 pl-5 font-display text-2xl/snug italic md:py-4.5 md:pl-6 md:text-[1.625rem]/snug">
                  {before}
                  <span className="underline decoration-service decoration-2 underline-offset-6 group-hover:bg-service/14">
                    {finding}
                  </span>
                  {after}
                </span>{' '}
                <b className="figure flex h-full items-center border-l-3 border-double border-service/40 pl-3 text-4xl/none font-normal text-service md:pl-6 md:text-7xl/none">
                  {code}
                </b>
              </summary>
              <p className="pr-5 pb-4 pl-5 text-small/note text-slate md:px-6">{reason}</p>
            </details>
          </li>
        ))}
      </List>
    </DocumentSheet>
  );
}
