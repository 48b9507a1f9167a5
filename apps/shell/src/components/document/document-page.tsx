import { company, emailReveal } from '@vantedge/content-shared';
import type { Block, DocumentFact, DocumentRecord, DocumentSection, Passage } from '@vantedge/content-site';
import { LinkedText, List, MaskedEmail, PageHero, PlainList, StatRow, telUrl } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { useReleaseFacts } from '../../app/release-facts.ts';

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

type Props = Pick<DocumentRecord, 'contents' | 'sections'>;

const LIST = 'mt-2.5 gap-x-gutter border-t border-rule *:break-inside-avoid md:max-lg:columns-2';
const LINK = [
  'grid label-cols-8 border-b border-line pt-2.75 pb-3 text-md/note text-slate no-underline',
  'transition-colors hover:text-ink hover:underline md:pt-2.25 md:pb-2.5',
  '[&:target-current]:text-ink [&:target-current]:[box-shadow:inset_0_-1px_var(--ink)]',
].join(' ');

const SECTION = ['grid label-cols-8 pb-figure last:pb-0 md:label-cols-12', 'print:pb-7'].join(' ');

const HEADING = 'border-t border-rule pt-5 text-h3/title';

/** Table of contents and sections. The table of contents is sticky, and above the sections on narrow screens. */
function DocumentBody({ contents, sections }: Props) {
  return (
    <div className="pt-band pb-section print:py-0">
      <div className="page-edge grid-12 items-start">
        <nav
          className="col-span-full mb-part lg:sticky lg:top-26 lg:col-span-3 lg:mb-0 print:hidden"
          aria-labelledby="contents-title"
        >
          <h2
            className="font-text text-small/snug font-medium tracking-normal text-slate"
            id="contents-title"
          >
            {contents}
          </h2>
          {/* Browsers that support it mark the link to the current section. */}
          <List ordered className={`${LIST} [scroll-target-group:auto]`}>
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
          </List>
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

/** A block of a section: a paragraph, a list, terms with explanations, or contact details. */
function DocumentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-prose leading-body not-first:mt-4.5">
          <Text passage={block.text} />
        </p>
      );
    case 'list':
      return <PlainList className="mt-3.5 max-w-prose" items={block.items} />;
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

interface TermProps {
  term: string;
  children: ReactNode;
}

const TERM = [
  'grid gap-x-gutter border-t border-line pt-3.25 pb-3.5 max-md:gap-y-0.5 md:grid-cols-[minmax(8rem,2fr)_7fr]',
  'print:break-inside-avoid',
].join(' ');

/** Terms beside their explanations, between rules. */
function Terms({ children }: { children: ReactNode }) {
  return <dl className="border-b border-line [p+&]:mt-4.5">{children}</dl>;
}

function Term({ term, children }: TermProps) {
  return (
    <div className={TERM}>
      <dt className="text-md/body font-medium">{term}</dt>
      <dd className="max-w-prose text-base/body">{children}</dd>
    </div>
  );
}

/** The email address, masked until requested, and each office with hours and phone number. */
function ContactDetails() {
  return (
    <Terms>
      <Term term={emailReveal.title}>
        <MaskedEmail email={company.email} labels={emailReveal} />
      </Term>
      {company.offices.map(({ id, city, country, address, hours, phone }) => (
        <Term key={id} term={city}>
          <a href={telUrl(phone)}>{phone}</a>
          <br />
          {hours}
          <br />
          {address}, {country}
        </Term>
      ))}
    </Terms>
  );
}

/** A fact about the release: the date of its last change, or the retention in days. */
function ReleaseFact({ name }: { name: DocumentFact }) {
  const facts = useReleaseFacts();
  if (name === 'leadRetentionDays') return `${facts.leadRetentionDays} days`;
  return (
    // The attribute excludes the date from the content whose changes it dates.
    <time dateTime={facts.changed.slice(0, 10)} data-release-date>
      {dateFormat().format(new Date(facts.changed))}
    </time>
  );
}

/** Not created when the module is evaluated: loading the data of `Intl` blocks a slow phone. */
const dateFormat = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
