/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Picture } from './picture.tsx';

const files = { avif: '/a-800.avif 800w, /a-1600.avif 1600w', fallback: '/a-800.jpg 800w', src: '/a.jpg' };
const html = (props: { lazy?: boolean } = {}) =>
  renderToString(<Picture {...files} sizes="50vw" width={1600} height={1000} alt="A sky" {...props} />);

test('AVIF comes first, with the sizes of the image', () => {
  const [source, image] = [/<source[^>]*>/.exec(html())![0], /<img[^>]*>/.exec(html())![0]];
  expect(html().indexOf(source)).toBeLessThan(html().indexOf(image));
  expect(source).toMatch(/type="image\/avif"/);
  for (const tag of [source, image]) expect(tag).toContain('sizes="50vw"');
});

test('reserves its space before it loads', () => {
  expect(html()).toMatch(/<img[^>]* width="1600" height="1000"/);
});

test('loads lazily only below the fold', () => {
  expect(html({ lazy: true })).toContain('loading="lazy"');
  expect(html()).not.toContain('loading=');
});
