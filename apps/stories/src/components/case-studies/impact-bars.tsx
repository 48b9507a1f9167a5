import type { CaseStudiesPage } from '@vantedge/content-stories';
import { Section, StatValue } from '@vantedge/shared-ui';

/** Percentages as bars on one scale from 0 to 100. */
export function ImpactBars({ title, text, stats }: CaseStudiesPage['impact']) {
  return (
    <Section title={title} lead={text} wideLead>
      <dl className="border-t border-rule">
        {stats.map(({ label, ...stat }) => (
          <div
            key={label}
            className="grid grid-cols-fill-auto items-center gap-x-gutter gap-y-2 border-b border-line py-4 md:min-h-23 md:grid-cols-[4fr_7fr_auto] md:py-0"
          >
            <dt className="text-small/note text-slate max-md:col-span-full md:text-lg/note md:text-ink">
              {label}
            </dt>
            <dd className="h-5.5 bg-surface-tint forced-colors:border" aria-hidden="true">
              <div
                className="h-full w-[calc(1%*var(--share))] bg-teal forced-colors:bg-canvas-text"
                style={{ '--share': Number(stat.value) }}
              />
            </dd>
            <dd className="figure min-w-28 text-right text-stat/none tracking-stat">
              <StatValue {...stat} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
