import { LABEL_HEADING } from './contact-card.tsx';

interface BillingTermsProps {
  id: string;
  title: string;
  items: readonly { term: string; text: string }[];
}

/** The billing terms beside the prices, at body size. */
export function BillingTerms({ id, title, items }: BillingTermsProps) {
  return (
    <div
      id={id}
      className="billing-terms col-span-full max-lg:mt-stack lg:col-start-9 lg:-col-end-1 lg:pl-2 xl:col-start-10 xl:-col-end-1 xl:pl-0"
    >
      <h3 className={`border-b border-rule pb-2.5 ${LABEL_HEADING}`}>{title}</h3>
      <dl className="grid max-lg:gap-x-gutter 2xs:max-lg:grid-cols-2">
        {items.map(({ term, text }) => (
          <div key={term} className="border-b border-line py-2.5 md:py-3">
            <dt className="text-md/note font-medium">{term}</dt>
            <dd className="text-md/normal text-slate">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
