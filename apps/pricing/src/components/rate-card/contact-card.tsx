import { LinkArrow, List, MaskedEmail, telUrl, TextButton } from '@vantedge/shared-ui';
import { type ComponentProps, useRef, useState } from 'react';

const LINE = 'flex min-h-11 flex-wrap items-center gap-x-2.5 border-t border-line tabular-nums print:min-h-8';

interface Props {
  title: string;
  name: string;
  role: string;
  phones: readonly { label: string; number: string }[];
  showNumber: string;
  email: string;
  reveal: ComponentProps<typeof MaskedEmail>['labels'];
  links: ChannelLinksProps['links'];
}

/** A heading as small as a label. */
export const LABEL_HEADING = 'font-text text-small/snug font-medium tracking-normal text-slate';

/** The contact person for proposals. Phone numbers are masked until shown; their links dial the full number. */
export function ContactCard({ title, name, role, phones, showNumber, email, reveal, links }: Props) {
  return (
    <section className="contact-card col-span-full md:col-span-6 lg:col-span-5" aria-labelledby="desk-title">
      <h3 id="desk-title" className={LABEL_HEADING}>
        {title}
      </h3>
      <p className="mt-1.5 font-display text-h3/title tracking-snug">{name}</p>
      <p className="mt-0.5 mb-2.5 text-small text-slate">{role}</p>
      <List>
        {phones.map((phone) => (
          <li key={phone.number} className={LINE}>
            <MaskedPhone {...phone} show={showNumber} />
          </li>
        ))}
        <li className={LINE}>
          <MaskedEmail email={email} labels={reveal} />
        </li>
      </List>
      <ChannelLinks links={links} />
    </section>
  );
}

interface ChannelLinksProps {
  links: readonly { label: string; to: string; note?: string }[];
}

/** Ways to reach us, each with what to do where it leads to the contact form. */
export const ChannelLinks = ({ links }: ChannelLinksProps) => (
  <List className="print:hidden">
    {links.map(({ label, to, note }) => (
      <li key={label} className={LINE}>
        <LinkArrow to={to}>{label}</LinkArrow>
        <span className="text-small text-slate">{note}</span>
      </li>
    ))}
  </List>
);

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
        className="group inline-flex min-h-11 items-center gap-3 no-underline print:min-h-0"
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
