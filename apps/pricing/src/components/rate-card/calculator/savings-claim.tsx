import type { SavingsCalculatorContent } from '@vantedge/content-pricing';

/** The fixed claim, its assumption as a footnote, and the basis of all numbers above. */
export function SavingsClaim({ text, noteLabel, basis, note }: SavingsCalculatorContent['claim']) {
  return (
    <>
      <p className="col-span-full font-display text-h3/title tracking-snug lg:col-span-4">
        {text}
        <sup className="ml-1 font-text text-small/0">
          <a className="-m-2 p-2" href="#claim-note" aria-label={noteLabel}>
            1
          </a>
        </sup>
      </p>
      <div className="col-span-full grid gap-y-2 text-small/body text-on-night-2 md:grid-cols-[1fr_1fr] md:gap-x-gutter lg:col-[6/-1]">
        <p>{basis}</p>
        <p id="claim-note">
          <sup>1</sup> {note}
        </p>
      </div>
    </>
  );
}
