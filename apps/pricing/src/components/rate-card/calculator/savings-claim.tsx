import type { SavingsCalculatorContent } from '@vantedge/content-pricing';

/** The fixed claim, its assumption as a footnote, and the basis of all numbers above. */
export function SavingsClaim({ text, noteLabel, basis, note }: SavingsCalculatorContent['claim']) {
  return (
    <>
      <p className="calc-claim">
        {text}
        <sup>
          <a href="#claim-note" aria-label={noteLabel}>
            1
          </a>
        </sup>
      </p>
      <div className="calc-basis">
        <p>{basis}</p>
        <p id="claim-note">
          <sup>1</sup> {note}
        </p>
      </div>
    </>
  );
}
