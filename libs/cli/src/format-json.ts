/** Control characters that JSON.stringify does not escape: DEL, C1, line separators, and bidirectional controls. */
const UNESCAPED = /[\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/gu;

/** Formats a value as indented JSON in which all control characters are escaped. It parses to the same value. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    UNESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
