/** The next station of the rail, still to be reached, above the page's last line. */
export function CallNext() {
  return <div className="call-next" aria-hidden="true" />;
}
