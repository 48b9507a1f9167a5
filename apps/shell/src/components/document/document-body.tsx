import type { DocumentRecord, DocumentSection } from '@vantedge/content-site';
import { DocumentBlock } from './document-block.tsx';

type Props = Pick<DocumentRecord, 'contents' | 'sections'>;

const LIST = 'mt-2.5 gap-x-gutter border-t border-rule *:break-inside-avoid md:max-lg:columns-2';
const LINK = [
  'grid grid-cols-[2rem_1fr] border-b border-line pt-2.75 pb-3 text-md/note text-slate no-underline',
  'transition-[color] hover:text-ink hover:underline md:pt-2.25 md:pb-2.5',
  '[&:target-current]:text-ink [&:target-current]:[box-shadow:inset_0_-1px_var(--ink)]',
].join(' ');
const SECTION = [
  'grid grid-cols-[2rem_minmax(0,1fr)] pb-figure last:pb-0 md:grid-cols-[3rem_minmax(0,1fr)]',
  'print:pb-[20pt]',
].join(' ');
const HEADING = 'border-t border-rule pt-5 text-h3/title';

/** Table of contents and sections. The table of contents is sticky, and above the sections on narrow screens. */
export function DocumentBody({ contents, sections }: Props) {
  return (
    <div className="pt-band pb-section print:py-0">
      <div className="wrap grid-12 items-start">
        <nav
          className="col-span-full mb-[clamp(56px,8vw,80px)] lg:sticky lg:top-26 lg:col-span-3 lg:mb-0 print:hidden"
          aria-labelledby="contents-title"
        >
          <h2
            className="font-text text-small/snug font-medium tracking-normal text-slate"
            id="contents-title"
          >
            {contents}
          </h2>
          {/* Browsers that support it mark the link to the current section. */}
          <ol className={`${LIST} [scroll-target-group:auto]`} role="list">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a className={LINK} href={`#${id}`}>
                  <span className="tabular-nums" aria-hidden="true">
                    {index + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="col-span-full lg:col-start-5 print:col-span-full">
          {sections.map((section, index) => (
            <NumberedSection key={section.id} number={index + 1} {...section} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The number is outside the heading and decorative: screen readers already announce the heading outline. */
function NumberedSection({ number, id, title, blocks }: DocumentSection & { number: number }) {
  return (
    <section id={id} className={SECTION} aria-labelledby={`${id}-title`}>
      <span className={`${HEADING} font-display text-slate lining-nums tabular-nums`} aria-hidden="true">
        {number}
      </span>
      <h2 className={`${HEADING} tracking-snug`} id={`${id}-title`}>
        {title}
      </h2>
      <div className="col-span-full mt-4.5 md:col-start-2">
        {blocks.map((block, index) => (
          <DocumentBlock key={index} block={block} />
        ))}
      </div>
    </section>
  );
}
