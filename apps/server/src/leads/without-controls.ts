/** A Unicode control character (C0, C1) except tab and line feed, or one that changes the text direction. */
const CONTROL = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/** Removes characters that could control a terminal or reorder text. */
export const withoutControls = (text: string): string => text.replace(CONTROL, '');
