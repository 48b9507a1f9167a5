import type { Block, Passage } from '@vantedge/content-site';
import { PlainList, SiteLink } from '@vantedge/shared-ui';
import { ReleaseFact } from './release-fact.tsx';
import { ContactDetails } from './contact-details.tsx';

/** A block of a section: a paragraph, a list, terms with explanations, or contact details. */
export function DocumentBlock({ block }: { block: Block }) {
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
          {block.terms.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Text passage={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'contact':
      return <ContactDetails />;
  }
}

function Text({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return passage;
  return (
    <>
      {passage.before}
      {'fact' in passage ? (
        <ReleaseFact name={passage.fact} />
      ) : (
        <SiteLink to={passage.link.to}>{passage.link.label}</SiteLink>
      )}
      {passage.after}
    </>
  );
}
