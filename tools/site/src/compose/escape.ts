/** JSON that may stand inside a script element: no `<` is left that could end it. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A value that may stand inside a double-quoted attribute. */
export const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A value that may stand between tags, in HTML or XML. */
export const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
