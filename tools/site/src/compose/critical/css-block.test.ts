import { cssBlocks } from './css-block.ts';

test.each([
  ['a rule', '.a{top:0;left:0}', [{ text: '.a', nodes: [{ text: 'top:0' }, { text: 'left:0' }] }]],
  ['white space', ' .a {\n top: 0;\n}\n', [{ text: '.a', nodes: [{ text: 'top: 0' }] }]],
  ['nested blocks', '@media x{.a{}}', [{ text: '@media x', nodes: [{ text: '.a', nodes: [] }] }]],
  ['a statement', '@layer a,b;.a{}', [{ text: '@layer a,b' }, { text: '.a', nodes: [] }]],
  ['an empty value', '.a{--x: ;top:0}', [{ text: '.a', nodes: [{ text: '--x: ' }, { text: 'top:0' }] }]],
  ['strings', `.a{content:"}\\";{"}`, [{ text: '.a', nodes: [{ text: `content:"}\\";{"` }] }]],
  ['a URL', '.a{src:url(data:x;y,z)}', [{ text: '.a', nodes: [{ text: 'src:url(data:x;y,z)' }] }]],
  ['escapes', '.a\\{b{top:0}', [{ text: '.a\\{b', nodes: [{ text: 'top:0' }] }]],
  ['attributes', '[title="{;"]{top:0}', [{ text: '[title="{;"]', nodes: [{ text: 'top:0' }] }]],
  ['comments', '/* {} */.a{/*;*/top:/*}*/0}/* end', [{ text: '.a', nodes: [{ text: 'top:0' }] }]],
  ['an unfinished block', '.a{top:0', [{ text: '.a', nodes: [{ text: 'top:0' }] }]],
])('%s', (_, css, blocks) => {
  expect(cssBlocks(css)).toEqual(blocks);
});
