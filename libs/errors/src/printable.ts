/** Characters that control a terminal or the direction of text: C0, DEL, C1, line separators and bidirectional controls. */
const CONTROLS = /[\p{Cc}\u2028\u2029]|\p{Bidi_Control}/gu;

/** A text of others as one line: control characters become visible escapes such as `\u001b`, so that it can neither control a terminal nor look like another line. */
export const printable = (text: string): string => text.replace(CONTROLS, escaped);

/** A text of several lines without other control characters: the last step before it is printed. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** Formats a value as indented JSON in which all control characters are escaped. It parses to the same value. */
export const formatJson = (value: unknown): string => printableLines(JSON.stringify(value, null, 2));

/** As in JSON, so that JSON stays JSON. */
const escaped = (character: string) =>
  SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
