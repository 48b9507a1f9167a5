import { LABEL_HEADING } from '../label-heading.ts';

interface Props {
  title: string;
  items: readonly { term: string; text: string }[];
}

/** The billing terms beside the prices, at body size. */
export function BillingTerms({ title, items }: Props) {
  return (
    <div className="billing-terms col-span-full mt-stack lg:col-[9/-1] lg:pl-2 xl:col-[10/-1] xl:pl-0">
      <h3 className={`border-b border-rule pb-2.5 ${LABEL_HEADING}`}>{title}</h3>
      <dl className="grid md:max-lg:grid-cols-[1fr_1fr] md:max-lg:gap-x-gutter">
        {items.map(({ term, text }) => (
          <div key={term} className="border-b border-line py-3">
            <dt className="text-md/note font-medium">{term}</dt>
            <dd className="font-text text-md/normal text-slate normal-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
