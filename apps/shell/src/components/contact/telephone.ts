/** The address that dials a printed number. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
