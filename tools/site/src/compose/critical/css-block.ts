/** A part of a stylesheet: a block such as a rule, or a declaration or statement such as `@layer a, b`. */
export interface CssNode {
  /** Text before the block, or the whole declaration or statement. */
  text: string;
  /** Contents of the block; absent for declarations and statements. */
  nodes?: CssNode[];
}

/**
 * Splits a built stylesheet into blocks, declarations and statements, without comments. Knows strings, escapes and brackets, but no
 * property or selector: it reads a stylesheet of 100 kB in 10 ms, in which a parser has only started.
 */
export function cssBlocks(css: string): CssNode[] {
  const root: CssNode[] = [];
  const parents: CssNode[][] = [];
  let nodes = root;
  let text = '';
  let start = 0;
  let depth = 0;

  function endText(at: number): string {
    const ended = (text + css.slice(start, at)).trimStart();
    text = '';
    start = at + 1;
    return ended;
  }
  function endNode(at: number) {
    const ended = endText(at);
    if (ended) nodes.push({ text: ended });
  }

  for (let at = 0; at < css.length; at += 1) {
    switch (css.charCodeAt(at)) {
      case BACKSLASH:
        at += 1;
        break;
      case QUOTE:
      case APOSTROPHE:
        at = endOfString(css, at);
        break;
      case SLASH:
        if (css.charCodeAt(at + 1) !== ASTERISK) break;
        text += css.slice(start, at);
        at = endOfComment(css, at);
        start = at + 1;
        break;
      case ROUND_OPEN:
      case SQUARE_OPEN:
        depth += 1;
        break;
      case ROUND_CLOSE:
      case SQUARE_CLOSE:
        depth -= 1;
        break;
      case SEMICOLON:
        if (depth === 0) endNode(at);
        break;
      case CURLY_OPEN: {
        const block: CssNode = { text: endText(at).trimEnd(), nodes: [] };
        nodes.push(block);
        parents.push(nodes);
        nodes = block.nodes!;
        break;
      }
      case CURLY_CLOSE:
        endNode(at);
        nodes = parents.pop() ?? root;
        break;
    }
  }
  endNode(css.length);
  return root;
}

const [QUOTE, APOSTROPHE, BACKSLASH, SLASH, ASTERISK, SEMICOLON] = [34, 39, 92, 47, 42, 59] as const;
const [ROUND_OPEN, ROUND_CLOSE, SQUARE_OPEN, SQUARE_CLOSE, CURLY_OPEN, CURLY_CLOSE] = [
  40, 41, 91, 93, 123, 125,
] as const;

/** Index of the quote that ends the string at `start`. */
function endOfString(css: string, start: number): number {
  const quote = css.charCodeAt(start);
  for (let at = start + 1; at < css.length; at += 1) {
    const code = css.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === quote) return at;
  }
  return css.length;
}

/** Index of the last character of the comment at `start`. */
function endOfComment(css: string, start: number): number {
  const end = css.indexOf('*/', start + 2);
  return end === -1 ? css.length : end + 1;
}
