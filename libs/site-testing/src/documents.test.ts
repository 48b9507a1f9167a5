import { parseDocument } from 'htmlparser2';
import { visibleText } from './documents.ts';

const textOf = (html: string) => visibleText(parseDocument(html)).replace(/\s+/g, ' ').trim();

test.each([
  ['inline elements are joined', '<p><b>15</b><span>0+</span></p>', '150+'],
  ['entities are decoded', '<p>R&amp;D</p>', 'R&D'],
  ['collapsed answers are included', '<details><summary>Q</summary><p>A</p></details>', 'Q A'],
  ['scripts, templates and hidden elements are excluded', '<p>1<script>2</script><i hidden>3</i></p>', '1'],
])('%s', (_, html, text) => {
  expect(textOf(html)).toBe(text);
});

test('blocks are separated, so two stats never read as one', () => {
  expect(textOf('<dt>1</dt><dd>50+</dd>')).toBe('1 50+');
});
