import { officeStatus } from '@vantedge/content-shared';
import {
  clockTime,
  LinkArrow,
  MaskedEmail,
  OfficeStatus,
  type Opening,
  ScaleSpan,
  telUrl,
  TextButton,
  type TimeZone,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { type ComponentProps, useRef, useState } from 'react';

const LINE = 'flex min-h-11 flex-wrap items-center gap-x-2.5 border-t border-line tabular-nums';

interface Props {
  title: string;
  name: string;
  role: string;
  phones: readonly { label: string; number: string }[];
  showNumber: string;
  email: string;
  reveal: ComponentProps<typeof MaskedEmail>['labels'];
  links: readonly { label: string; to: string }[];
}

/** A heading as small as a label. */
const LABEL_HEADING = 'font-text text-small/snug font-medium tracking-normal text-slate';

/** The contact person for proposals. Phone numbers are masked until shown; their links dial the full number. */
export function ContactCard({ title, name, role, phones, showNumber, email, reveal, links }: Props) {
  return (
    <section className="contact-card col-span-full md:col-span-6 lg:col-span-5" aria-labelledby="desk-title">
      <h3 id="desk-title" className={LABEL_HEADING}>
        {title}
      </h3>
      <p className="mt-1.5 font-display text-h3/title tracking-snug">{name}</p>
      <p className="mt-0.5 mb-2.5 text-small text-slate">{role}</p>
      <ul role="list">
        {phones.map((phone) => (
          <li key={phone.number} className={LINE}>
            <MaskedPhone {...phone} show={showNumber} />
          </li>
        ))}
        <li className={LINE}>
          <MaskedEmail email={email} labels={reveal} />
        </li>
      </ul>
      <p className="flex flex-wrap gap-x-6 border-t border-line pt-1">
        {links.map(({ label, to }) => (
          <LinkArrow key={label} to={to}>
            {label}
          </LinkArrow>
        ))}
      </p>
    </section>
  );
}

/** A number to call, masked until the button beside it is pressed. */
function MaskedPhone({ label, number, show }: { label: string; number: string; show: string }) {
  const [shown, setShown] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  function reveal() {
    setShown(true);
    // The pressed button is about to be removed.
    link.current!.focus();
  }
  return (
    <>
      <a
        ref={link}
        className="group inline-flex min-h-11 items-center gap-3 no-underline"
        href={telUrl(number)}
      >
        <b className="font-normal underline decoration-control decoration-1 group-hover:decoration-current">
          {shown ? number : maskPhone(number)}
        </b>{' '}
        <span className="text-small text-slate">{label}</span>
      </a>
      {!shown && (
        <TextButton className="decoration-control print:hidden noscript:hidden" onClick={reveal}>
          {show}
          <span className="sr-only">: {label}</span>
        </TextButton>
      )}
    </>
  );
}

/** Masks a phone number for print: with more than 5 digits, keeps the first 4, the last 2 and the spacing. */
export function maskPhone(number: string): string {
  const digits = number.replaceAll(/\D/g, '').length;
  if (digits <= 5) return number;
  let seen = 0;
  return number.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen <= 4 || seen > digits - 2 ? digit : '\u2022';
  });
}

interface BillingTermsProps {
  id: string;
  title: string;
  items: readonly { term: string; text: string }[];
}

/** The billing terms beside the prices, at body size. */
export function BillingTerms({ id, title, items }: BillingTermsProps) {
  return (
    <div
      id={id}
      className="billing-terms col-span-full max-lg:mt-stack lg:col-start-9 lg:-col-end-1 lg:pl-2 xl:col-start-10 xl:-col-end-1 xl:pl-0"
    >
      <h3 className={`border-b border-rule pb-2.5 ${LABEL_HEADING}`}>{title}</h3>
      <dl className="grid max-lg:gap-x-gutter 2xs:max-lg:grid-cols-2">
        {items.map(({ term, text }) => (
          <div key={term} className="border-b border-line py-2.5 md:py-3">
            <dt className="text-md/note font-medium">{term}</dt>
            <dd className="text-md/normal text-slate">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Office {
  id: string;
  city: string;
  hours: string;
  opening: Opening;
  timeZone: TimeZone;
}

interface OfficeClocksProps {
  caption: string;
  clocks: readonly { clock: string; from: number; to: number }[];
  title: string;
  offices: readonly Office[];
}

/** Hours with a label on the axis. */
const AXIS_HOURS = [0, 6, 12, 18, 24];
const AXIS_ROW =
  'grid label-cols-23 items-center gap-x-3 2xs:grid-cols-[92px_108px_1fr] sm:grid-cols-[92px_128px_1fr]';

/** The longest status, of an office that opens tomorrow, gets a line of its own in a narrow column. */
const OFFICE = clsx(
  'grid grid-cols-auto-fill items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2.5',
  'text-md/normal text-slate',
);

/** The same working hours in three time zones on one axis of 24 hours; below, whether each office is open now. */
export function OfficeClocks({ caption, clocks, title, offices }: OfficeClocksProps) {
  return (
    <div className="office-clocks col-span-full max-md:mt-8 md:col-start-7 md:-col-end-1">
      <figure>
        <figcaption className={clsx('pb-2.5', LABEL_HEADING)}>{caption}</figcaption>
        <dl className="hours-lines">
          {clocks.map(({ clock, from, to }) => (
            <div key={clock} className={clsx(AXIS_ROW, 'border-t border-line py-2')}>
              <dt className="text-md font-medium">{clock}</dt>
              <dd className="text-md whitespace-nowrap">{`${clockTime(from * 60)}–${clockTime(to * 60)}`}</dd>
              <HourSpan from={from} to={to} />
            </div>
          ))}
        </dl>
        <div className={AXIS_ROW} aria-hidden="true">
          <p className="col-start-1 flex justify-between text-2xs text-slate tabular-nums max-2xs:col-span-full 2xs:col-start-3">
            {AXIS_HOURS.map((hour) => (
              <span key={hour}>{String(hour).padStart(2, '0')}</span>
            ))}
          </p>
        </div>
      </figure>
      <h3 className={clsx('mt-5 pb-2.5 md:mt-7', LABEL_HEADING)}>{title}</h3>
      <ul role="list">
        {offices.map((office) => (
          <li key={office.id} className={OFFICE}>
            <b className="font-medium text-ink">{office.city}</b> <span>{office.hours}</span>{' '}
            <span className="col-span-full">
              <OfficeStatus {...office} labels={officeStatus} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hours of a day on the axis; a span past midnight has two parts. */
function HourSpan({ from, to }: { from: number; to: number }) {
  const parts = from < to ? [[from, to] as const] : [[0, to] as const, [from, 24] as const];
  return (
    <dd className="h-2 bg-paper-2 max-2xs:col-span-full max-2xs:mt-1.5" aria-hidden="true">
      <svg className="block" width="100%" height="8">
        {parts.map(([start, end]) => (
          <ScaleSpan key={start} className="fill-amber" from={start} to={end} length={24} />
        ))}
      </svg>
    </dd>
  );
}
