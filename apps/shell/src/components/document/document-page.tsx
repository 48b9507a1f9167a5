import type { DocumentRecord } from '@vantedge/content-site';
import { PageHero, StatRow } from '@vantedge/shared-ui';
import { DocumentBody } from './document-body.tsx';

/** A page that is read as a document: its claim and figures, then its contents beside its numbered sections. */
export function DocumentPage({ hero, figures, ...body }: Omit<DocumentRecord, 'meta'>) {
  return (
    <>
      <PageHero variant="inner" {...hero}>
        <StatRow items={figures} />
      </PageHero>
      <DocumentBody {...body} />
    </>
  );
}
