/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { parseHtml, select, selectOne, textContent } from '../testing/html.ts';
import { MaskedEmail } from './masked-email.tsx';

test('the server-rendered address is masked everywhere, and a link to the given page says where it leads', () => {
  const labels = {
    show: 'Show',
    copy: 'Copy',
    copied: 'Copied',
    notice: 'Taken',
    failed: { title: 'Not copied', text: 'Press Ctrl+C' },
    write: 'Write',
    to: '/contact',
  };
  const html = renderToString(
    <MemoryRouter initialEntries={['/']}>
      <MaskedEmail email="hello@vantedge.example.com" labels={labels} />
    </MemoryRouter>,
  );
  expect(html).toContain('hel••••@van••••');
  expect(html).not.toContain('hello@');
  expect(html).not.toContain('<button');
  const link = selectOne('a[href="/contact"]', parseHtml(html))!;
  const words = select('span > span:not([aria-hidden])', link).map(textContent);
  expect(words).toEqual(['Write']);
});
