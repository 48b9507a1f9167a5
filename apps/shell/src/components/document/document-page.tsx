import { company, emailReveal } from '@vantedge/content-shared';
import type { Block, DocumentFact, DocumentRecord, Passage } from '@vantedge/content-site';
import { LinkedText, MaskedEmail, Notice, NoticeSection, PlainList, telUrl } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { useReleaseFacts } from '../../app/release-facts.ts';

/** A legal or policy page. */
export function DocumentPage({ hero, contents, sections }: Omit<DocumentRecord, 'meta'>) {
  return (
    <Notice {...hero} contents={contents} sections={sections}>
      {sections.map(({ id, title, blocks }, index) => (
        <NoticeSection key={id} number={index + 1} id={id} title={title}>
          {blocks.map((block, place) => (
            <DocumentBlock key={place} block={block} />
          ))}
        </NoticeSection>
      ))}
    </Notice>
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
