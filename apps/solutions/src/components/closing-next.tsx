/** The next station of the rail, still to be reached, above the page's last line. */
export function ClosingNext() {
  return <div className="closing-next" aria-hidden="true" />;
}
