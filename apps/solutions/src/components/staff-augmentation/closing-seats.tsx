/** The seats of a team with one empty chair, above the closing CTA. */
export function ClosingSeats() {
  return (
    <div className="closing-seats mb-7 flex gap-4.5 *:h-9 *:w-11" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
