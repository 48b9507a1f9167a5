/** A commit on the branch; the line ends below the last one. */
const TERM =
  'relative pb-5 pl-9 before:absolute before:top-[0.6em] before:-bottom-[0.6em] before:left-1.5 before:border-l-2 before:border-service after:absolute after:top-[calc(0.6em-7px)] after:left-0 after:size-3.5 after:rounded-full after:border-2 after:border-service after:bg-paper last:before:bottom-0';

/** The terms of the offer as the first commits of a branch, above the closing CTA. */
export function ClosingTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="closing-terms mb-5 font-display text-h3/tight tracking-snug" role="list">
      {terms.map((term) => (
        <li key={term} className={TERM}>
          {term}
        </li>
      ))}
    </ul>
  );
}
