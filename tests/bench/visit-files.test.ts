import { visitFiles } from './visit-files.ts';

const data = { release: { integrity: { '/assets/shell/main.js': 'a', '/assets/pricing/styles.css': 'b' } } };

test('lists scripts, stylesheets and fonts of a document once', () => {
  const html = `<link rel="preload" as="font" href="/assets/text.woff2"><link rel=icon href=/icon.svg>
    <noscript><link rel="stylesheet" href="/assets/pricing/styles.css"></noscript>
    <link rel="stylesheet" disabled href="/assets/shell/shell.css">
    <script type="application/json" id="vantedge-page">${JSON.stringify(data)}</script>`;
  expect(visitFiles(html)).toEqual({
    scripts: ['/assets/shell/main.js'],
    styles: ['/assets/pricing/styles.css', '/assets/shell/shell.css'],
    fonts: ['/assets/text.woff2'],
  });
});

test('rejects a document without page data', () => {
  expect(() => visitFiles('<p>x</p>')).toThrow('no page data');
});
