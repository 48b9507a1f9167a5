import { download, type StoryFact, type StoryPage } from '@vantedge/content-stories';
import {
  ButtonLink,
  ButtonRow,
  type Quotation,
  QuoteSource,
  QuoteText,
  Section,
  StatList,
  type StatParts,
  StatValue,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { Fragment } from 'react';

/** Margin, text and an outer column; on a tablet margin and text. */
export const DOSSIER =
  'gap-x-8 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)] xl:grid-cols-[232fr_640fr_296fr] xl:gap-x-14 print:block';

const NOTE = 'border-t border-rule pt-2 text-small/normal text-slate max-md:mb-3 max-md:border-line';

/** A fact beside the text. */
function MarginNote({ name, value }: StoryFact) {
  return (
    <p className={clsx(NOTE, 'max-md:grid max-md:label-cols-24 max-md:gap-x-3 md:not-first:mt-4')}>
      <b className="font-medium text-ink md:block">{name}</b> {value}
    </p>
  );
}

const Margin = ({ facts, className }: { facts: readonly StoryFact[]; className?: string }) => (
  <div className={clsx('md:col-start-1 md:mt-1', className)}>
    {facts.map((fact) => (
      <MarginNote key={fact.name} {...fact} />
    ))}
  </div>
);

interface IntroProps extends Pick<StoryPage, 'summary' | 'facts' | 'hero'> {
  /** URL of the PDF with its hashed name, and the story's name in that of the saved file. */
  file: string;
  name: string;
}

/** What the story says in a sentence and in figures, with its calls to action. */
export function StoryIntro({ summary, facts, hero, file, name }: IntroProps) {
  return (
    <Section label={summary} className="pt-section-md pb-0">
      <div className={DOSSIER}>
        <Margin facts={facts.filter(({ beside }) => beside === undefined)} className="max-md:hidden" />
        <div className="md:col-start-2">
          <p className="font-display text-[clamp(1.5rem,1.1rem+1.2vw,2.125rem)]/tight tracking-snug">
            {hero.lead}
          </p>
          <ButtonRow
            className="mt-8 max-2xs:*:w-full"
            actions={hero.actions.map((action) => ({ ...action, tone: 'amber' }))}
          >
            <ButtonLink
              tone="line"
              to={file}
              icon="download"
              note={download.note}
              download={`vantedge-${name}-story.pdf`}
            >
              {download.label}
            </ButtonLink>
          </ButtonRow>
        </div>
        <StatList layout="lines" items={hero.stats} className="max-xl:mt-10 md:max-xl:col-start-2" />
      </div>
    </Section>
  );
}

interface StoryTextProps extends Pick<StoryPage, 'story' | 'facts'> {
  /** The first paragraph shown, and the one after the last; 0 is the lead. */
  from: number;
  to: number;
}

/** Paragraphs of the story, each beside its notes. */
export function StoryText({ story, facts, from, to }: StoryTextProps) {
  return [story.lead, ...story.paragraphs].slice(from, to).map((paragraph, index) => {
    const at = from + index;
    const beside = facts.filter((fact) => fact.beside === at);
    return (
      <Fragment key={at}>
        {beside.length > 0 && <Margin facts={beside} />}
        <p
          className={clsx(
            'mb-6 md:col-start-2',
            at === 0 ? 'font-display text-lead/snug tracking-snug' : 'text-base/body md:text-xl/body',
          )}
        >
          {paragraph}
        </p>
      </Fragment>
    );
  });
}

/** A result of the story at the size of a headline, after the paragraph that reports it. */
export function PullFigure({ label, note, ...stat }: StatParts & { label: string; note: string }) {
  return (
    <p className="mt-6 mb-4 flex flex-wrap items-end gap-x-11 gap-y-5 md:col-start-2 md:-col-end-1">
      <b className="figure -ml-1 text-pull/none font-normal tracking-figure">
        <StatValue {...stat} />
      </b>{' '}
      <span className="max-w-[26ch] border-t border-rule pt-2.5 text-base/normal text-slate">
        <b className="block font-medium text-ink">{label}</b> {note}
      </span>
    </p>
  );
}

/** One quotation, set small, with its source in the margin. */
export function MarginQuote({ label, ...quotation }: Quotation & { label: string }) {
  return (
    <Section label={label} className="py-section-md">
      <figure className={clsx('client-quote', DOSSIER)}>
        <QuoteText className="text-4xl/snug tracking-snug text-pretty md:col-start-2 md:row-start-1">
          {quotation.quote}
        </QuoteText>
        <QuoteSource
          {...quotation}
          stacked
          className="self-start border-t border-rule pt-2 text-small/normal max-md:mt-5 md:col-start-1 md:row-start-1"
        />
      </figure>
    </Section>
  );
}
