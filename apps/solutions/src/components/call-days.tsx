/** The first days of a launch, as its calendar shows them, above the page's last line. */
export function CallDays({ days }: { days: readonly number[] }) {
  return (
    <div className="call-days" aria-hidden="true">
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </div>
  );
}
