/** The seats of a team with one empty chair, above the closing CTA. */
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
