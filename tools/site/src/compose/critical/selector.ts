import type { MarkupNames } from './markup-names.ts';

/** A selector, prepared for `usedSelector`. */
export interface Selector {
  /** Its text, with the selectors of pseudo-classes such as `:is()` apart. */
  parts: (string | PseudoClass)[];
  /** What the markup must contain. */
  needs: Need[];
  /** Whether it matches at least one element of every page, such as `html`. */
  isGeneral: boolean;
}

interface PseudoClass {
  /** `:is(` */
  open: string;
  selectors: Selector[];
}

/** Whether the markup contains something that a selector names. */
type Need = (names: MarkupNames) => boolean;

const IDENTIFIER = String.raw`(?:[\w-]|[^\0-\x7f]|\\[0-9a-fA-F]{1,6}\s?|\\[^])+`;

/** Class, id, attribute, pseudo-class or -element, its parenthesis, the end of a selector or of a list, tag, anything else. */
const TOKEN = new RegExp(
  String.raw`\.(${IDENTIFIER})|#(${IDENTIFIER})|(\[(?:[^\]"']|"[^"]*"|'[^']*')*\])|(::?${IDENTIFIER})(\()?|(,)|(\))|(${IDENTIFIER})|[^]`,
  'gy',
);

const ATTRIBUTE = /^\[\s*([^\s~|^$*=\]]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+)).*)?\]$/;

/** Names that every page has. */
const ALWAYS_PRESENT = ['html', 'body', 'main'];

/** Attributes that a visitor changes. */
const CHANGEABLE = ['value', 'checked', 'selected', 'open'];

/** Reads a list of selectors. */
export function selectorList(text: string): Selector[] {
  TOKEN.lastIndex = 0;
  return selectorsUntilEnd(text);
}

/** Reads selectors from the position of `TOKEN`, to the end of the text or after the closing parenthesis. */
function selectorsUntilEnd(text: string): Selector[] {
  let selector: Selector = { parts: [], needs: [], isGeneral: false };
  const found = [selector];
  let token: RegExpExecArray | null;
  while ((token = TOKEN.exec(text))) {
    const [all, className, id, attribute, pseudo, parenthesis, comma, end, tag] = token;
    if (end !== undefined) return found;
    if (comma !== undefined) {
      selector = { parts: [], needs: [], isGeneral: false };
      found.push(selector);
      continue;
    }
    if (parenthesis) {
      selector.parts.push({ open: all, selectors: selectorsUntilEnd(text) });
      continue;
    }
    const last = selector.parts.at(-1);
    if (typeof last === 'string') selector.parts[selector.parts.length - 1] = last + all;
    else selector.parts.push(all);
    const name = className ?? id ?? tag;
    if (name !== undefined) {
      const unescaped = withoutEscapes(name);
      if (ALWAYS_PRESENT.includes(unescaped)) selector.isGeneral = true;
      else if (className) selector.needs.push(({ classes }) => classes.has(unescaped));
      else if (id) selector.needs.push(({ ids }) => ids.has(unescaped));
      else selector.needs.push(({ tags }) => tags.has(unescaped));
    } else if (attribute) {
      const need = attributeNeed(attribute);
      if (need) selector.needs.push(need);
      else selector.isGeneral = true;
    } else if (all === '*' || (pseudo && /^(?::(?:root|before|after)$|::)/.test(pseudo))) {
      selector.isGeneral = true;
    }
  }
  return found;
}

/** Undefined for attributes that a visitor changes. */
function attributeNeed(text: string): Need | undefined {
  const [, name = '', operator, quoted, single, bare] = ATTRIBUTE.exec(text) ?? [];
  const value = withoutEscapes(quoted ?? single ?? bare ?? '');
  if (CHANGEABLE.includes(name)) return undefined;
  const some = ({ values }: MarkupNames, test: (value: string) => boolean) => [...values].some(test);
  const hasValue: Need = (names) => {
    switch (operator) {
      case '=':
        return names.values.has(value);
      case '$=':
        return some(names, (found) => found.endsWith(value));
      case '^=':
      case '|=':
        return some(names, (found) => found.startsWith(value));
      case '~=':
      case '*=':
        return value
          .trim()
          .split(' ')
          .every((word) => some(names, (found) => found.includes(word)));
      default:
        return true;
    }
  };
  return (names) => names.attributes.has(name) && hasValue(names);
}

const withoutEscapes = (name: string) =>
  name.includes('\\')
    ? name.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|([^]))/g, (_, code: string | undefined, character: string) =>
        code === undefined ? character : String.fromCodePoint(parseInt(code, 16)),
      )
    : name;

/**
 * Text of a selector if the markup contains everything that it names, otherwise `undefined`. The selectors in `:is()` and `:where()` are
 * reduced to the used ones.
 */
export function usedSelector(selector: Selector, names: MarkupNames): string | undefined {
  // Such as `:where(:not(.a))`, which can match without anything that it names, or `:is(.a > *):first-child`.
  const needsPseudoClass =
    !selector.needs.length && selector.parts.some((part) => typeof part === 'object' && isLogical(part));
  return needsPseudoClass || isUsed(selector, names) ? usedText(selector, names) : undefined;
}

const isUsed = ({ needs, isGeneral }: Selector, names: MarkupNames) =>
  (isGeneral || needs.length > 0) && needs.every((need) => need(names));

function usedText({ parts }: Selector, names: MarkupNames): string | undefined {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const { open, selectors } = part;
    const isAlternative = open === ':is(' || open === ':where(';
    const kept = isAlternative ? selectors.filter((inner) => isUsed(inner, names)) : selectors;
    if (isAlternative && !kept.length) return undefined;
    const texts = kept.map((inner) => usedText(inner, names));
    if (texts.includes(undefined)) return undefined;
    text += `${open}${texts.join(',')})`;
  }
  return text;
}

const isLogical = ({ open, selectors }: PseudoClass): boolean =>
  [':is(', ':where(', ':not(', ':has('].includes(open) ||
  selectors.some(({ parts }) => parts.some((part) => typeof part === 'object' && isLogical(part)));
