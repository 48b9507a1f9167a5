/**
 * Creates submission ids: the same id for the same contents, so that a double click or a retry is stored once, and a
 * new id after the contents change or `renew` is called.
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

/** Returns a random UUID. `crypto.randomUUID` exists only in secure contexts. */
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
