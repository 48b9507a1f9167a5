import type { ReactNode } from 'react';

/** A short passage with two errors, and the changes of each service. */
export interface Passage {
  title: string;
  /** Ids of the chapter, the paragraph and its figure in the markup. */
  ids: { chapter: string; paragraph: string; stat: string };
  before: string;
  /** Two halves of a word that has to be closed up. */
  halves: readonly [string, string];
  between: string;
  wrong: string;
  right: string;
  after: string;
  /** The editor's question to the author. */
  query: string;
  folio: string;
}

interface Specimen {
  passage: Passage;
  /** Accessible description. */
  label: string;
}

/** The passage as source: tagged, with its errors. */
export function SourceSpecimen({ passage, label }: Specimen) {
  const { title, ids, before, halves, between, wrong, after } = passage;
  return (
    <Sheet state="source" label={label}>
      <p>
        <i>{`<chapter id="${ids.chapter}">`}</i>
      </p>
      <p>
        <i>{'<title>'}</i>
        {title}
        <i>{'</title>'}</i>
      </p>
      <p>
        <i>{`<p id="${ids.paragraph}">`}</i>
      </p>
      <p className="specimen-inset">{[before, ...halves, between, wrong, after].join(' ')}</p>
      <p>
        <i>{'</p>'}</i>
      </p>
      <p>
        <i>{`<figure id="${ids.stat}"/>`}</i>
      </p>
      <p>
        <i>{'</chapter>'}</i>
      </p>
    </Sheet>
  );
}

/** The passage as edited: one word closed up, one corrected, one question asked. */
export function EditSpecimen({ passage, label }: Specimen) {
  const { before, halves, between, wrong, right, after, query } = passage;
  return (
    <Sheet state="edit" label={label}>
      <p>
        {before}{' '}
        <span className="specimen-join">
          {halves[0]}
          <svg viewBox="0 0 20 30">
            <path d="M2 6q8-7 16 0M2 25q8 7 16 0" />
          </svg>
          {halves[1]}
        </span>{' '}
        {between} <span className="specimen-strike">{wrong}</span>
        <em>{right}</em> {after}
      </p>
      <p className="specimen-query">{query}</p>
    </Sheet>
  );
}

/** The passage as a typeset page with type area and trim marks. */
export function PageSpecimen({ passage, label }: Specimen) {
  const text = corrected(passage);
  return (
    <Sheet state="page" label={label}>
      <svg className="specimen-trim" viewBox="0 0 240 300" preserveAspectRatio="none">
        <path d="M38 0v300M202 0v300M0 44h240M0 252h240" />
      </svg>
      <div>
        <p className="specimen-title">{passage.title}</p>
        <p>
          <b>{text[0]}</b>
          {text.slice(1)}
        </p>
        <p className="specimen-folio">{passage.folio}</p>
      </div>
    </Sheet>
  );
}

/** The passage reflowed on a tablet and a phone. */
export function ScreenSpecimen({ passage, label }: Specimen) {
  return (
    <Sheet state="screen" label={label}>
      <div className="specimen-tablet">
        <p className="specimen-title">{passage.title}</p>
        <p>{corrected(passage)}</p>
      </div>
      <div className="specimen-phone">
        <p>{corrected(passage)}</p>
      </div>
    </Sheet>
  );
}

function Sheet({ state, label, children }: { state: string; label: string; children: ReactNode }) {
  return (
    <div className={`specimen specimen--${state}`} role="img" aria-label={label}>
      {children}
    </div>
  );
}

function corrected({ before, halves, between, right, after }: Passage): string {
  return [before, halves.join(''), between, right, after].join(' ');
}
