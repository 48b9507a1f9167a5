import type { DocumentRecord } from '@vantedge/content-site';
import { PageHero, StatRow } from '@vantedge/shared-ui';
import { DocumentBody } from './document-body.tsx';

/** A legal or policy page: hero with figures, table of contents and numbered sections. */
export function DocumentPage({ hero, stats, ...body }: Omit<DocumentRecord, 'meta'>) {
  return (
    <>
      <PageHero variant="inner" {...hero}>
        <StatRow items={stats} />
      </PageHero>
      <DocumentBody {...body} />
    </>
  );
}
