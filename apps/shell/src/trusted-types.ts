interface Factory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): unknown;
}

/**
 * The only HTML that a script may set from a string on this site is none: React empties an element that way before the
 * served nodes are put into it.
 */
(window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (html !== '') throw new TypeError('HTML from a string is refused on this site');
    return html;
  },
});
