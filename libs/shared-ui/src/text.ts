/** Returns a text with its `{name}` placeholders replaced. Placeholders without a value stay. */
export function fillTemplate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Returns the `tel:` URL of a formatted phone number. */
export function telUrl(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

const MASK = '\u2022'.repeat(4);

/** Masks an email address: keeps the first 3 characters of the local part and of the domain. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [local, domain] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
  return domain ? `${local.slice(0, 3)}${MASK}@${domain.slice(0, 3)}${MASK}` : `${local.slice(0, 3)}${MASK}`;
}
