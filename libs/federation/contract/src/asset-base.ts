/**
 * URL prefix of every browser file of a section. It follows from the name, so that no build can claim the files of another
 * section or a page's path. Names below it hold a hash of their content and are never used again.
 */
export const assetBase = (section: string) => `/assets/${section}/`;

/** URL of a browser file of a section. */
export const assetUrl = ({ name }: { name: string }, file: string) => assetBase(name) + file;
