/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { PageMetaContext } from './page-meta-context.ts';
import type { PageMeta } from './page-meta.ts';
import { Seo } from './seo.tsx';
import { page } from './testing/sample.ts';

const heard: PageMeta[] = [];
const headOf = (meta: PageMeta) =>
  renderToString(
    <HelmetProvider>
      <PageMetaContext value={(record) => void heard.push(record)}>
        <Seo page={meta} />
      </PageMetaContext>
    </HelmetProvider>,
  );

test('a variant is canonical to its page, and only what is kept out of search engines says so', () => {
  expect(headOf({ ...page, canonical: '/services' })).toMatch(/<link rel="canonical" href="[^"]+\/services"/);
  expect(headOf(page)).not.toContain('robots');
  expect(headOf({ ...page, noindex: true })).toContain('<meta name="robots" content="noindex"');
});

test('whoever makes the document is told of the record, and React is given no script', () => {
  heard.length = 0;
  expect(headOf(page)).not.toContain('<script');
  expect(heard).toEqual([page]);
});
