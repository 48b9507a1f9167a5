import { diffArrays } from 'diff';
import { blockText, parseHtml, select } from '@vantedge/release/html';

/** Lines of visible text that one document has and the other does not, in the order of the page. */
export interface TextChange {
  kind: 'added' | 'removed';
  text: string;
}

/** Compares the visible text of two documents, line by line. */
export function textChanges(before: string, after: string): TextChange[] {
  return diffArrays(lines(before), lines(after)).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((text): TextChange => ({ kind: added ? 'added' : 'removed', text })) : [],
  );
}

/** Lines of text below `body`, without scripts and styles. */
const lines = (html: string) =>
  blockText(select('body', parseHtml(html)), ({ name }) => name === 'script' || name === 'style')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
