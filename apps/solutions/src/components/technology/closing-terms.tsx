/** The terms of the offer as the first commits of a branch, above the closing CTA. */
export function ClosingTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="closing-terms" role="list">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
