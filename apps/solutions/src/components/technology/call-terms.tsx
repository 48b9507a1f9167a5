/** The terms of the page's offer as the first commits of a branch, above the page's last line. */
export function CallTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="call-terms" role="list">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
