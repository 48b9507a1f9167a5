/** A class selector; its first group is the name as CSS escapes it. */
export const CLASS_SELECTOR = /\.((?:\\(?:[\da-f]{1,6}\s?|[^\da-f])|[\w-]|[^\0-\x7F])+)/gi;

/** The class name that a selector escapes: `md:mt-1.5` for `md\:mt-1\.5`. */
export const unescapeClass = (escaped: string) =>
  escaped.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : character!,
  );
