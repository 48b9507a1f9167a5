/** The address that dials a printed number. */
export function telUrl(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
