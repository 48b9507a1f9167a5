import { DataTable, Disclosure } from '@vantedge/shared-ui';

interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
}

interface EngagementRowsProps {
  models: readonly Engagement[];
  labels: { bestFor: string; commitment: string; teamSize: string };
}

const TERM = 'font-display text-2xl/title md:mt-1.5 md:text-4xl/title tracking-snug';

/** Engagement models in full-width rows: what each is best for, and its two terms. */
export function EngagementRows({ models, labels }: EngagementRowsProps) {
  return (
    <div className="engagement-rows border-b ruled-rows border-rule">
      {models.map(({ model, bestFor, commitment, teamSize }) => (
        <article key={model} className="pt-4 pb-4 md:pt-6.5 md:pb-7 lg:grid-12">
          <h3 className="lg:col-span-3">{model}</h3>
          <dl className="grid grid-cols-2 gap-x-gutter-1.5 max-lg:mt-1.5 max-md:gap-y-2 md:grid-cols-[5fr_2fr_2fr] lg:col-span-9 [&_dt]:text-small [&_dt]:text-slate">
            <div className="max-md:col-span-full">
              <dt className="max-md:sr-only">{labels.bestFor}</dt>
              <dd className="max-w-note text-base/normal md:mt-1.5">{bestFor}</dd>
            </div>
            <div>
              <dt>{labels.commitment}</dt>
              <dd className={TERM}>{commitment}</dd>
            </div>
            <div>
              <dt>{labels.teamSize}</dt>
              <dd className={TERM}>{teamSize}</dd>
            </div>
          </dl>
        </article>
      ))}
    </div>
  );
}

interface PlanTermsProps {
  title: string;
  lead: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** The plans behind the models, folded: they repeat the models under other names. */
export function PlanTerms({ title, lead, caption, columns, rows }: PlanTermsProps) {
  return (
    <Disclosure
      look="row"
      className="border-b border-rule"
      summary={<h3 className="font-text text-xl/note font-medium tracking-normal">{title}</h3>}
    >
      <div className="pt-2 pb-8 lg:grid-12 lg:items-start">
        <p className="max-w-brief text-slate max-lg:mb-7 lg:col-span-3">{lead}</p>
        <div className="lg:col-span-9">
          <DataTable caption={caption} columns={columns} rows={rows} />
        </div>
      </div>
    </Disclosure>
  );
}
