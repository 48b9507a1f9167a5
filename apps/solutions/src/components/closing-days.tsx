/** The first days of a launch, as in its calendar, above the closing CTA. */
export function ClosingDays({ days }: { days: readonly number[] }) {
  return (
    <div className="closing-days" aria-hidden="true">
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </div>
  );
}
