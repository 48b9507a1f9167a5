/** The first days of a launch, as its calendar shows them, above the page's last line. */
export function ClosingDays({ days }: { days: readonly number[] }) {
  return (
    <div className="closing-days" aria-hidden="true">
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </div>
  );
}
