/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { MaskedEmail } from './masked-email.tsx';

test('the server-rendered address is masked everywhere, and a link with the words of the button leads to the given page', () => {
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
  // Its words are those of the button, except without JavaScript.
  expect(html).toMatch(
    /<a [^>]*href="\/contact"[^>]*><span class="ui:noscript:hidden">Show<\/span> <span class="ui:hidden ui:noscript:inline">Write<\/span><\/a>/,
  );
});
