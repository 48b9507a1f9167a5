/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { MaskedEmail } from './masked-email.tsx';

test('the server-rendered address is masked everywhere, and the fallback link leads to the given page', () => {
  const labels = {
    show: 'Show',
    copy: 'Copy',
    copied: 'Copied',
    notice: 'Taken',
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
  expect(html).toContain('href="/contact"');
});
