/** Seats of a team, and the one that is empty, above the page's last line. */
export function ClosingSeats() {
  return (
    <div className="closing-seats" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
