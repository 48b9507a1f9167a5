/** The terms of the page's offer as the first commits of a branch, above the page's last line. */
export function ClosingTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="closing-terms" role="list">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
