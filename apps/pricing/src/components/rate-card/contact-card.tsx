import { LinkArrow, MaskedEmail, maskPhone, telUrl } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { LABEL_HEADING } from '../label-heading.ts';

const LINE = 'flex min-h-11 flex-wrap items-center gap-x-2.5 border-t border-line tabular-nums';

interface Props {
  title: string;
  name: string;
  role: string;
  phones: readonly { label: string; number: string }[];
  email: string;
  reveal: ComponentProps<typeof MaskedEmail>['labels'];
  links: readonly { label: string; to: string }[];
}

/** The contact person for proposals. Phone numbers are masked in print; their links dial the full number. */
export function ContactCard({ title, name, role, phones, email, reveal, links }: Props) {
  return (
    <section className="contact-card col-span-full md:col-span-6 lg:col-span-5" aria-labelledby="desk-title">
      <h3 id="desk-title" className={LABEL_HEADING}>
        {title}
      </h3>
      <p className="mt-1.5 font-display text-h3/title tracking-snug">{name}</p>
      <p className="mt-0.5 mb-2.5 text-small text-slate">{role}</p>
      <ul role="list">
        {phones.map(({ label, number }) => (
          <li key={number} className={LINE}>
            <a className="group inline-flex min-h-11 items-center gap-3 no-underline" href={telUrl(number)}>
              <b className="font-normal underline decoration-control decoration-1 group-hover:decoration-current">
                {maskPhone(number)}
              </b>{' '}
              <span className="text-small text-slate">{label}</span>
            </a>
          </li>
        ))}
        <li className={LINE}>
          <MaskedEmail email={email} labels={reveal} />
        </li>
      </ul>
      <p className="flex gap-6 border-t border-line pt-1">
        {links.map(({ label, to }) => (
          <LinkArrow key={label} to={to}>
            {label}
          </LinkArrow>
        ))}
      </p>
    </section>
  );
}
