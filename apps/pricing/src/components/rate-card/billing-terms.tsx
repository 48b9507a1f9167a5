interface Props {
  title: string;
  items: readonly { term: string; text: string }[];
}

/** The billing terms beside the prices, at body size. */
export function BillingTerms({ title, items }: Props) {
  return (
    <div className="billing-terms">
      <h3>{title}</h3>
      <dl>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
