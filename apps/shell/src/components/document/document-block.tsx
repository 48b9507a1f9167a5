import type { Block, Passage } from '@vantedge/content-site';
import { PlainList, SiteLink, Tag } from '@vantedge/shared-ui';
import { WaysToReach } from './ways-to-reach.tsx';

/** A part of a section: a paragraph, a list, what is said of several things, or the ways to reach the company. */
export function DocumentBlock({ block, pending }: { block: Block; pending: string }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Text passage={block.text} />
        </p>
      );
    case 'list':
      return <PlainList items={block.items} />;
    case 'terms':
      return (
        <dl className="document-terms">
          {block.terms.map(({ term, text, source }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {source && <Tag>{pending}</Tag>} <Text passage={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'reach':
      return <WaysToReach />;
  }
}

function Text({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return passage;
  const { before, link, after } = passage;
  return (
    <>
      {before}
      <SiteLink to={link.to}>{link.label}</SiteLink>
      {after}
    </>
  );
}
