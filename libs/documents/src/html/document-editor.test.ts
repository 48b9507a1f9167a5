import { DocumentEditor } from './document-editor.ts';
import { type Element, selectOne } from './markup.ts';

/** The document after an edit of some of its elements. */
function edited(
  html: string,
  edit: (editor: DocumentEditor, find: (selector: string) => Element) => void,
): string {
  const editor = new DocumentEditor(html);
  edit(editor, (selector) => selectOne(selector, editor.root)!);
  return editor.toString();
}

test('edits leave every other byte as it is', () => {
  const html = "<!doctype html><div  id=a\n>x<b class='y'>z</b></div><p></p><i>gone</i>";
  expect(
    edited(html, (editor, find) => {
      editor.set(find('b'), { title: '"1" < 2' });
      editor.set(find('b'), { class: undefined });
      editor.fill(find('p'), 'new');
      editor.remove(find('i'));
    }),
  ).toBe('<!doctype html><div  id=a\n>x<b title="&quot;1&quot; &lt; 2">z</b></div><p>new</p>');
});

test('edits at the same place are all made', () => {
  expect(
    edited('<div><b>x</b></div>', (editor, find) => {
      editor.prepend(find('div'), '1');
      editor.prepend(find('div'), '2');
      editor.set(find('b'), { id: 'b' });
      editor.append(find('b'), '3');
      editor.set(find('div'), { id: 'a' });
    }),
  ).toBe('<div id="a">12<b id="b">x3</b></div>');
});

test('an attribute may contain >', () => {
  expect(edited('<p title="a > b">x</p>', (editor, find) => editor.fill(find('p'), 'y'))).toBe(
    '<p title="a > b">y</p>',
  );
});

test('an element without an end tag has no contents to edit', () => {
  expect(() => edited('<p>a</p><br>', (editor, find) => editor.append(find('br'), 'x'))).toThrow(
    '<br> has no end tag',
  );
});

test('edits that overlap are refused', () => {
  expect(() =>
    edited('<div>a<b>x</b></div>', (editor, find) => {
      editor.fill(find('div'), 'y');
      editor.set(find('b'), { id: 'b' });
    }),
  ).toThrow(/already been edited/);
});
