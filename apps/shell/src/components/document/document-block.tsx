import type { Block, Passage } from '@vantedge/content-site';
import { LinkedText, PlainList } from '@vantedge/shared-ui';
import { ReleaseFact } from './release-fact.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Term, Terms } from './terms.tsx';

/** A block of a section: a paragraph, a list, terms with explanations, or contact details. */
export function DocumentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-[64ch] leading-body not-first:mt-4.5">
          <Text passage={block.text} />
        </p>
      );
    case 'list':
      return <PlainList className="mt-3.5 max-w-[64ch]" items={block.items} />;
    case 'terms':
      return (
        <Terms>
          {block.terms.map(({ term, text }) => (
            <Term key={term} term={term}>
              <Text passage={text} />
            </Term>
          ))}
        </Terms>
      );
    case 'contact':
      return <ContactDetails />;
  }
}

function Text({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return passage;
  if ('link' in passage) return <LinkedText {...passage} />;
  return (
    <>
      {passage.before}
      <ReleaseFact name={passage.fact} />
      {passage.after}
    </>
  );
}
