/** @jest-environment node */
import { newsletterConfirm, newsletterUnsubscribe } from '@vantedge/content-site';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '@vantedge/leads';
import { parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import NewsletterConfirmPage from './newsletter-confirm.tsx';
import NewsletterUnsubscribePage from './newsletter-unsubscribe.tsx';

describe.each([
  ['confirm', NewsletterConfirmPage, newsletterConfirm, CONFIRM_PATH, ['sent', 'confirmed', 'expired']],
  ['unsubscribe', NewsletterUnsubscribePage, newsletterUnsubscribe, UNSUBSCRIBE_PATH, ['done', 'invalid']],
])('the page to %s', (_, Page, record, path, answers) => {
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
  const page = parseHtml(html);

  test('is at the path of the links, and noindex', () => {
    expect(record.meta.path).toBe(path);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('posts to its own URL, which has the token', () => {
    const [form, ...others] = select('form', page);
    expect(others).toEqual([]);
    expect([form!.attribs['method'], form!.attribs['action']]).toEqual(['post', undefined]);
    expect(select('button[type=submit]', form!)).toHaveLength(1);
    expect(select('input', form!)).toEqual([]);
  });

  test('has each answer of the server, and its fragment before them', () => {
    expect(select('h1', page)).toHaveLength(1);
    expect(Object.keys(record.answers)).toEqual(answers);
    const hero = html.indexOf('<section');
    for (const name of answers) {
      expect(selectOne(`span#${name}`, page)!.parent).toBe(selectOne('section', page)!.parent);
      expect(html.indexOf(`id="${name}"`)).toBeLessThan(hero);
      const shown = select(`h1 .at-${name}\\:block`, page).map(textContent);
      expect(shown).toEqual([record.answers[name as keyof typeof record.answers]!.title]);
    }
    expect(select('h1 .answered\\:hidden', page).map(textContent)).toEqual([record.ask.title]);
  });
});
