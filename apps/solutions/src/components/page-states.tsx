import { List, RuleList } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Service {
  title: string;
  scope: string;
  entries: readonly string[];
  /** Accessible name of the passage after the service. */
  alt: string;
}

interface PageStatesProps {
  passage: Passage;
  /** In order: source, edit, page, screen. */
  services: readonly [Service, Service, Service, Service];
}

const TITLE = 'pb-3.5 text-2xl/tight italic';

const SCREEN = 'rounded-t-[10px] border-2 border-b-0 border-ink bg-surface';

const states = [SourceSpecimen, EditSpecimen, PageSpecimen, ScreenSpecimen];

interface Specimen {
  passage: Passage;
  /** Accessible name. */
  label: string;
}

/** One passage after each service. */
export function PageStates({ passage, services }: PageStatesProps) {
  return (
    <List ordered className="page-states grid gap-x-gutter md:grid-cols-2 xl:grid-cols-4">
      {states.map((Specimen, index) => {
        const { title, scope, entries, alt } = services[index]!;
        return (
          <li
            key={title}
            className="row-span-4 grid grid-rows-subgrid max-xl:pb-12 max-md:pb-9 max-md:last:pb-0"
          >
            <Specimen passage={passage} label={alt} />
            <h3 className="mt-5 text-4xl md:mt-7 md:text-5xl">{title}</h3>
            <p className="mt-2 text-base/normal text-slate md:mt-2.5">{scope}</p>
            <RuleList className="mt-3 self-start border-t border-rule md:mt-4.5" items={entries} />
          </li>
        );
      })}
    </List>
  );
}

/** A short passage with two errors, and the changes of each service. */
interface Passage {
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

/** The passage as source: tagged, with its errors. */
function SourceSpecimen({ passage, label }: Specimen) {
  const { title, ids, before, halves, between, wrong, after } = passage;
  return (
    <Sheet
      className="px-5 py-7 font-mono text-small/[1.85] [&_i]:text-service [&_i]:not-italic"
      label={label}
    >
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
      <p className="pl-[1.2em]">{[before, ...halves, between, wrong, after].join(' ')}</p>
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
function EditSpecimen({ passage, label }: Specimen) {
  const { before, halves, between, wrong, right, after, query } = passage;
  return (
    <Sheet className="pt-9 pr-6 pl-7 font-display text-2xl/normal" label={label}>
      <p className="text-[clamp(1.25rem,9.5cqi,1.5rem)]/[1.95]">
        {before}{' '}
        <span className="whitespace-nowrap">
          {halves[0]}
          <svg
            className="mx-[calc(0.2em-9px)] inline h-7 w-4.5 -translate-y-[0.02em] fill-none stroke-amber-text align-middle"
            strokeWidth="1.75"
            viewBox="0 0 20 30"
            aria-hidden="true"
          >
            <path vectorEffect="non-scaling-stroke" d="M2 6q8-7 16 0M2 25q8 7 16 0" />
          </svg>
          {halves[1]}
        </span>{' '}
        {between} <del className="line-through decoration-amber-text decoration-2">{wrong}</del>
        <ins className="ml-[0.3em] text-amber-text italic no-underline">{right}</ins> {after}
      </p>
      <p className="absolute right-6 bottom-5.5 left-7 border-t border-line pt-2.5 text-lg/note text-amber-text italic">
        {query}
      </p>
    </Sheet>
  );
}

/** The passage as a typeset page with type area and trim marks. */
function PageSpecimen({ passage, label }: Specimen) {
  const text = corrected(passage);
  return (
    <Sheet className="grid place-items-center font-display text-2xl/normal" label={label}>
      <svg
        className="absolute inset-4.5 h-[calc(100%-36px)] w-[calc(100%-36px)] fill-none stroke-service"
        strokeOpacity="0.45"
        viewBox="0 0 240 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path vectorEffect="non-scaling-stroke" d="M38 0v300M202 0v300M0 44h240M0 252h240" />
      </svg>
      <div className="relative h-7/10 w-5/8 bg-surface pt-5 text-justify text-md/normal hyphens-auto [box-shadow:0_0_0_24px_var(--surface)]">
        <p className={clsx(TITLE, 'text-center')}>{passage.title}</p>
        <p>
          <span className="sr-only">{text}</span>
          <span aria-hidden="true">
            <b className="float-left pt-[0.06em] pr-[0.08em] text-[3.05em]/[0.82] font-normal">{text[0]}</b>
            {text.slice(1)}
          </span>
        </p>
        <p className="absolute inset-x-0 bottom-0 text-center text-xs">{passage.folio}</p>
      </div>
    </Sheet>
  );
}

/** The passage reflowed on a tablet and a phone. */
function ScreenSpecimen({ passage, label }: Specimen) {
  return (
    <Sheet className="flex items-end gap-4 px-5 pt-7 font-display text-2xl/normal" label={label}>
      <div
        className={clsx(SCREEN, 'h-full flex-[1.65] px-4 py-5.5 text-[clamp(1rem,6.8cqi,1.1875rem)]/[1.45]')}
      >
        <p className={TITLE}>{passage.title}</p>
        <p>{corrected(passage)}</p>
      </div>
      <div className={clsx(SCREEN, 'h-3/4 flex-1 px-2.5 py-4.5 text-xs/normal')} aria-hidden="true">
        <p>{corrected(passage)}</p>
      </div>
    </Sheet>
  );
}

function Sheet({ className, label, children }: { className: string; label: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        '@container relative min-h-75 overflow-hidden border-t border-rule bg-surface-tint md:min-h-90',
        className,
      )}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}

function corrected({ before, halves, between, right, after }: Passage): string {
  return [before, halves.join(''), between, right, after].join(' ');
}
