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
    <dl className="grid gap-x-gutter 2xs:grid-cols-2 lg:grid-cols-3 lg:gap-x-gutter-2">
      {items.map(({ industry, question, to }) => (
        <div key={industry} className="border-t border-rule pt-3 pb-5 md:pt-4 md:pb-8 lg:pb-12">
          <dt className="text-small text-slate">{to ? <SiteLink to={to}>{industry}</SiteLink> : industry}</dt>
          <dd className="mt-2 font-display text-2xl leading-tight tracking-snug text-balance md:mt-4 md:text-3xl lg:text-4xl">
            {question}
          </dd>
        </div>
      ))}
    </dl>
  );
}
