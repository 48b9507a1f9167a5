import { mimes } from 'mrmime';

/** A map, because a name such as `x.constructor` must not find a member of `Object`. mrmime has no type for icons. */
const TYPES = new Map([...Object.entries(mimes), ['ico', 'image/x-icon']]);

/** The media type for a file name; `application/octet-stream` for an unknown extension. */
export function contentType(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = TYPES.get(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
