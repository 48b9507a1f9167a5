/**
 * Gives the id under which a filled form is sent: the same for the same contents, so that a second press or a later try
 * is the same lead, and a new one once something else stands in the form, or `renew` was called.
 */
export function createLeadIds(random: () => string = uuid) {
  let last: { contents: string; id: string } | undefined;
  return {
    of(fields: Readonly<Record<string, string>>): string {
      const contents = JSON.stringify(fields);
      if (last?.contents !== contents) last = { contents, id: random() };
      return last.id;
    },
    renew() {
      last = undefined;
    },
  };
}

/** A random UUID; `crypto.randomUUID` exists in secure contexts only. */
export function uuid(): string {
  return (
    crypto.randomUUID?.() ??
    '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
      (
        Number(digit) ^
        (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))
      ).toString(16),
    )
  );
}
