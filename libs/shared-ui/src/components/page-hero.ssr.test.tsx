/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PageHero } from './page-hero.tsx';

const html = renderToString(
  <MemoryRouter>
    <PageHero
      variant="inner"
      breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Finance' }]}
      name="Finance"
      title="A claim."
      actions={[
        { label: 'First', to: '/contact' },
        { label: 'Second', to: '#process' },
      ]}
    />
  </MemoryRouter>,
);

test('the h1 contains the page name and the claim, and can take the focus', () => {
  const [, attributes, title] = html.match(/<h1([^>]*)>(.*?)<\/h1>/s) ?? [];
  expect(attributes).toMatch(/id="page-title"/);
  expect(attributes).toMatch(/tabindex="-1"/);
  expect(title?.replace(/<[^>]+>/g, '')).toBe('Finance A claim.');
});

test('the first action is amber', () => {
  expect(html).toMatch(/ui:bg-amber [^>]*>First/);
  expect(html).toMatch(/ui:border-surface-dark-rule [^>]*>Second/);
});

test('the breadcrumb ends with the current page, without a link', () => {
  expect(html).toMatch(/<li [^>]*aria-current="page"><span>Finance<\/span><\/li>/);
});
