/** Returns the date in an IANA time zone at an instant, such as `20 November`. */
export function dateIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(instant);
}
