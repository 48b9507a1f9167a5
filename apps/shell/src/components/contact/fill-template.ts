/** A record's sentence with its `{name}`s filled in; one that has no value stays as it is. */
export function fillTemplate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
