import { SiteLink } from '@vantedge/shared-ui';

interface Entry {
  industry: string;
  question: string;
  /** The page of the industry. */
  to?: string;
}

/** A question from each industry under its name. */
export function IndustryQuestions({ items }: { items: readonly Entry[] }) {
  return (
    <dl className="mt-10 grid gap-x-[calc(var(--gutter)*2)] sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
      {items.map(({ industry, question, to }) => (
        <div key={industry} className="border-t border-rule pt-4 pb-8 lg:pb-12">
          <dt className="text-small text-slate">{to ? <SiteLink to={to}>{industry}</SiteLink> : industry}</dt>
          <dd className="mt-4 text-3xl leading-tight tracking-snug text-balance lg:text-4xl">{question}</dd>
        </div>
      ))}
    </dl>
  );
}
