/**
 * URL prefix of a section's browser files. It is derived from the name, so that no build can claim files of another section
 * or the path of a page. File names contain a content hash and are never reused.
 */
export const assetBase = (section: string) => `/assets/${section}/`;

/** URL of a browser file of a section. */
export const assetUrl = ({ name }: { name: string }, file: string) => assetBase(name) + file;
