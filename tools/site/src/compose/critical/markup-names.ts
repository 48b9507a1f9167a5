/** Everything in a page's markup that a selector can match. */
export interface MarkupNames {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Values of all attributes. */
  values: ReadonlySet<string>;
}

/** Reads the names in markup. Elements may be unclosed. */
export function markupNames(markup: string): MarkupNames {
  const names = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Set<string>(),
    values: new Set<string>(),
  };
  for (const [, tag, rest] of markup.matchAll(TAG)) {
    names.tags.add(tag!);
    for (const [, name, escaped = ''] of rest!.matchAll(ATTRIBUTE)) {
      const value = unescaped(escaped);
      names.attributes.add(name!);
      names.values.add(value);
      const tokens = name === 'class' ? names.classes : name === 'id' ? names.ids : undefined;
      if (tokens) for (const token of value.split(/\s+/)) tokens.add(token);
    }
  }
  return names;
}

/** An attribute's value without the entities that React writes: classes such as `[&_b]:text-ink` contain them. */
const unescaped = (value: string) =>
  value.includes('&') ? value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!) : value;

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const TAG = /<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s=>]+)(?:="([^"]*)")?/g;
