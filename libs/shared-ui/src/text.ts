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

/** Masks a phone number for print: with more than 5 digits, keeps the first 4, the last 2 and the spacing. */
export function maskPhone(number: string): string {
  const digits = number.replaceAll(/\D/g, '').length;
  if (digits <= 5) return number;
  let seen = 0;
  return number.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen <= 4 || seen > digits - 2 ? digit : '\u2022';
  });
}
