/** Time since the last write of an object, in milliseconds, by the clock of the service; 0 if the response does not tell. */
export function ageOf(headers: Headers): number {
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(age) ? 0 : age;
}
