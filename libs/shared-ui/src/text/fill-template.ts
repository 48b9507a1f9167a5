/** Returns a text with its `{name}` placeholders replaced. Placeholders without a value stay. */
export function fillTemplate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
