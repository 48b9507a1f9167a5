import type { DocumentRecord } from '@vantedge/content-site';
import { PageHero, StatRow } from '@vantedge/shared-ui';
import { DocumentBody } from './document-body.tsx';

/** A little smaller than elsewhere: the title breaks into the same lines before its font has arrived. */
const TITLE = 'text-[0.96em]';

/** A legal or policy page: hero with figures, table of contents and numbered sections. */
export function DocumentPage({ hero, stats, ...body }: Omit<DocumentRecord, 'meta'>) {
  return (
    <>
      <PageHero variant="inner" {...hero} title={<span className={TITLE}>{hero.title}</span>}>
        <StatRow items={stats} />
      </PageHero>
      <DocumentBody {...body} />
    </>
  );
}
