/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { OriginContext, PageMetaContext, Seo } from './seo.tsx';
import type { PageHead, PageRecord } from './page-meta.ts';
import { page } from './testing/sample.ts';

const collected: PageHead[] = [];
const headOf = (record: PageRecord) =>
  renderToString(
    <OriginContext value="https://example.org">
      <PageMetaContext value={(head) => void collected.push(head)}>
        <Seo page={record} />
      </PageMetaContext>
    </OriginContext>,
  );

test('a variant has the canonical URL of its page at the origin of the release; only noindex pages have a robots tag', () => {
  expect(headOf({ meta: { ...page, canonical: '/services' } })).toContain(
    '<link rel="canonical" href="https://example.org/services"',
  );
  expect(headOf({ meta: page })).not.toContain('robots');
  expect(headOf({ meta: { ...page, noindex: true } })).toContain('<meta name="robots" content="noindex"');
});

test('the page that is served at any URL has no canonical one', () => {
  expect(headOf({ meta: { ...page, canonical: false } })).not.toContain('canonical');
});

test('what the page shows is in the metadata that is prerendered, and no script', () => {
  collected.length = 0;
  const { breadcrumb, faq, share, ...meta } = page;
  const record = {
    meta: { ...meta, share: { stats: share!.stats! } },
    hero: { breadcrumb, name: share!.label, title: share!.title },
    questions: { items: faq },
  };
  expect(headOf(record)).not.toContain('<script');
  expect(collected).toEqual([page]);
});

test('questions in groups are one list; a page without hero and questions has neither breadcrumb nor questions', () => {
  collected.length = 0;
  const { breadcrumb: _, faq, share: __, ...meta } = page;
  headOf({ meta, questions: { groups: [{ items: faq }, { items: faq }] } });
  headOf({ meta });
  expect(collected).toEqual([{ ...meta, faq: [...faq, ...faq] }, meta]);
});
