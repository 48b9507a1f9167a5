/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { OriginContext, PageMetaContext, Seo } from './seo.tsx';
import type { PageMeta } from './page-meta.ts';
import { page } from './testing/sample.ts';

const collected: PageMeta[] = [];
const headOf = (meta: PageMeta) =>
  renderToString(
    <OriginContext value="https://example.org">
      <PageMetaContext value={(record) => void collected.push(record)}>
        <Seo page={meta} />
      </PageMetaContext>
    </OriginContext>,
  );

test('a variant has the canonical URL of its page at the origin of the release; only noindex pages have a robots tag', () => {
  expect(headOf({ ...page, canonical: '/services' })).toContain(
    '<link rel="canonical" href="https://example.org/services"',
  );
  expect(headOf(page)).not.toContain('robots');
  expect(headOf({ ...page, noindex: true })).toContain('<meta name="robots" content="noindex"');
});

test('the page that is served at any URL has no canonical one', () => {
  expect(headOf({ ...page, canonical: false })).not.toContain('canonical');
});

test('passes the record to the prerendering context and renders no script', () => {
  collected.length = 0;
  expect(headOf(page)).not.toContain('<script');
  expect(collected).toEqual([page]);
});
