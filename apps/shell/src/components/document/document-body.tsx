import type { DocumentRecord, DocumentSection } from '@vantedge/content-site';
import { DocumentBlock } from './document-block.tsx';

type Props = Pick<DocumentRecord, 'contents' | 'sections'>;

/** Table of contents and sections. The table of contents is sticky, and above the sections on narrow screens. */
export function DocumentBody({ contents, sections }: Props) {
  return (
    <div className="document">
      <div className="wrap">
        <nav className="document-contents" aria-labelledby="contents-title">
          <h2 id="contents-title">{contents}</h2>
          <ol role="list">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="document-sections">
          {sections.map((section) => (
            <NumberedSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function NumberedSection({ id, title, blocks }: DocumentSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        {blocks.map((block, index) => (
          <DocumentBlock key={index} block={block} />
        ))}
      </div>
    </section>
  );
}
