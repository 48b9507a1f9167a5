/**
 * Path of the file that tells browsers which links to prerender. Documents of a release that contains it name it in the header
 * `Speculation-Rules`.
 */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
