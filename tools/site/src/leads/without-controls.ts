/** A control character of Unicode (C0, C1), or one that changes the direction of text; tabs and line feeds are none. */
const CONTROL = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/** A text without the characters that steer a terminal or reorder what is read. */
export const withoutControls = (text: string): string => text.replace(CONTROL, '');
