import { Quote, type Quotation } from '@vantedge/shared-ui';

interface Props extends Quotation {
  /** Accessible name of the section. */
  label: string;
}

const TEXT = 'col-span-full row-1 text-quote/tight tracking-snug text-pretty lg:col-[4/span_8]';
const CAPTION =
  'col-span-full row-2 mt-9 self-start border-t border-amber pt-3 text-small/note text-on-night-2 md:col-span-6 lg:col-span-2 lg:row-1 lg:mt-0';

/** A quote in a dark section, with the role and industry of the client. */
export function ClientQuote({ label, ...quotation }: Props) {
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
