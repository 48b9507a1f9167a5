/** The next, future milestone of the rail, above the closing CTA. */
export function ClosingNext() {
  return <div className="closing-next" aria-hidden="true" />;
}
