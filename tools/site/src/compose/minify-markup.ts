/**
 * Removes end tags of list items, empty attribute values and the slash of void elements from React's markup: browsers build the same
 * elements without them. Brotli leaves no more than that to a minifier.
 */
export const minifyMarkup = (markup: string): string =>
  markup
    .replace(/<\/li>(?=<li[\s>]|<\/[uo]l>)/g, '')
    // React escapes quotes in text and in values.
    .replaceAll('=""', '')
    .replaceAll('"/>', '">');
