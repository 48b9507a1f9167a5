/** Seats of a team, and the one that is empty, above the page's last line. */
export function CallChair() {
  return (
    <div className="call-chair" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
