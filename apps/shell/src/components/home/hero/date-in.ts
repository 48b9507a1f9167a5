/** Returns the date in an IANA time zone at an instant, such as `November 20`. */
export function dateIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric', month: 'long' }).format(instant);
}
