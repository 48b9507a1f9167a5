import { download } from '@vantedge/content-stories';
import { ButtonLink, type Quotation, Quote } from '@vantedge/shared-ui';

interface Props {
  facts: readonly { name: string; value: string }[];
  title: string;
  lead: string;
  paragraphs: readonly string[];
}

/** The story in one column, with sticky facts beside it. */
export function StoryBody({ facts, title, lead, paragraphs }: Props) {
  return (
    <section className="py-section" aria-labelledby="story-title">
      <div className="wrap grid-12 items-start">
        <dl className="col-span-full mb-9 grid gap-x-gutter border-t border-rule 2xs:grid-cols-2 md:mb-14 lg:sticky lg:top-34 lg:col-span-3 lg:mb-0 lg:block">
          {facts.map(({ name, value }) => (
            <div key={name} className="border-b border-line pt-3 pb-3.5 last:odd:col-span-full">
              <dt className="text-small/normal text-slate">{name}</dt>
              <dd className="font-text text-md/normal font-medium normal-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="col-span-full max-w-[40rem] lg:col-[5/span_7]">
          <h2 id="story-title">{title}</h2>
          <p className="mt-5 mb-6 font-display text-lead/snug tracking-snug md:mt-7 md:mb-8.5">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-[1.15em] text-base/body md:text-xl/body">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
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

const TEXT = 'col-span-full row-1 text-quote/tight tracking-snug text-pretty lg:col-[4/span_8]';
const CAPTION =
  'col-span-full row-2 mt-6 self-start md:mt-9 border-t border-amber pt-3 text-small/note text-on-night-2 md:col-span-6 lg:col-span-2 lg:row-1 lg:mt-0';

/** A quote in a dark section, with the role and industry of the client. */
export function ClientQuote({ label, ...quotation }: ClientQuoteProps) {
  return (
    <section className="client-quote mb-section surface-dark py-interlude" aria-label={label}>
      <div className="wrap scheme-dark print:scheme-light">
        <Quote
          {...quotation}
          stacked
          className="grid-12"
          textClassName={TEXT}
          captionClassName={CAPTION}
          roleClassName="mb-0.5 text-md text-on-night"
        />
      </div>
    </section>
  );
}
