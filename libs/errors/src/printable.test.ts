import fc from 'fast-check';
import { formatJson, printable, printableLines } from './printable.ts';

const HOSTILE = [
  ['an escape sequence', '\u001b[2J\u001b]0;owned\u0007', '\\u001b[2J\\u001b]0;owned\\u0007'],
  ['a forged line', 'ok\n  promote    x\r', 'ok\\n  promote    x\\r'],
  ['C1 and DEL', '\u009b2J\u007f', '\\u009b2J\\u007f'],
  ['line separators', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
  ['another direction', 'a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
  ['other scripts', 'Zoë علی‌رضا 名', 'Zoë علی‌رضا 名'],
] as const;

test.each(HOSTILE)('%s is printable', (_, text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('lines stay lines, and nothing else does', () => {
  expect(printableLines('a\n  b\u001b[1m\r\n')).toBe('a\n  b\\u001b[1m\\r\n');
});

test('JSON has no control characters but line breaks, and parses to the same value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const json = formatJson({ [text]: [text, '\u001b\u202e\u2028'] });
      expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]|\p{Bidi_Control}/u);
      expect(JSON.parse(json)).toEqual({ [text]: [text, '\u001b\u202e\u2028'] });
    }),
  );
});
