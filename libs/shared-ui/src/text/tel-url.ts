/** Returns the `tel:` URL of a formatted phone number. */
export function telUrl(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
