import { download } from '@vantedge/content-stories';
import {
  ButtonLink,
  type Quotation,
  QuoteSource,
  QuoteText,
  Section,
  SectionTitle,
} from '@vantedge/shared-ui';

interface Props {
  facts: readonly { name: string; value: string }[];
  title: string;
  lead: string;
  paragraphs: readonly string[];
}

/** The story in one column, with sticky facts beside it. */
export function StoryBody({ facts, title, lead, paragraphs }: Props) {
  return (
    <Section id="story" layout="free" title={title} className="*:grid-12 *:items-start">
      <dl className="col-span-full mb-9 grid gap-x-gutter border-t border-rule 2xs:grid-cols-2 md:mb-14 lg:sticky lg:top-26 lg:col-span-3 lg:mb-0 lg:block">
        {facts.map(({ name, value }) => (
          <div key={name} className="border-b border-line pt-3 pb-3.5 last:odd:col-span-full">
            <dt className="text-small/normal text-slate">{name}</dt>
            <dd className="text-md/normal font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="col-span-full max-w-160 lg:col-span-7 lg:col-start-5">
        <SectionTitle />
        <p className="mt-5 mb-6 font-display text-lead/snug tracking-snug md:mt-7 md:mb-8.5">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 text-base/body md:text-xl/body">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  );
}

interface StoryDownloadProps {
  /** URL of the file with its hashed name. */
  file: string;
  /** The story's name in the name of the saved file. */
  name: string;
}

/** Download link of the story as a tagged PDF. */
export function StoryDownload({ file, name }: StoryDownloadProps) {
  return (
    <ButtonLink
      tone="on-dark"
      to={file}
      icon="download"
      note={download.note}
      download={`vantedge-${name}-story.pdf`}
    >
      {download.label}
    </ButtonLink>
  );
}

interface ClientQuoteProps extends Quotation {
  /** Accessible name of the section. */
  label: string;
}

/** A quote in a dark section, with the role and industry of the client. */
export function ClientQuote({ label, ...quotation }: ClientQuoteProps) {
  return (
    <section className="client-quote mb-section surface-dark py-interlude" aria-label={label}>
      <div className="page-edge scheme-dark print:scheme-light">
        <figure className="grid-12">
          <QuoteText className="col-span-full row-1 text-quote/tight tracking-snug text-pretty lg:col-span-8 lg:col-start-4">
            {quotation.quote}
          </QuoteText>
          <QuoteSource
            {...quotation}
            stacked
            className="col-span-full row-2 mt-6 self-start border-t border-amber pt-3 text-small/note md:col-span-6 md:mt-9 lg:col-span-2 lg:row-1 lg:mt-0"
          />
        </figure>
      </div>
    </section>
  );
}
