/** What JSON leaves as it is, and a terminal or a reader takes for more than text: C1, and controls of direction. */
const UNESCAPED = /[\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/gu;

/** A value as indented JSON that holds no control character: all of them are escaped, and parse to what they were. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    UNESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
