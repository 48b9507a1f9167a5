import { LinkArrow, MaskedEmail, maskPhone, telUrl } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';

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
    <section className="contact-card" aria-labelledby="desk-title">
      <h3 id="desk-title">{title}</h3>
      <p className="contact-name">{name}</p>
      <p className="contact-role">{role}</p>
      <ul role="list">
        {phones.map(({ label, number }) => (
          <li key={number}>
            <a href={telUrl(number)}>
              <b>{maskPhone(number)}</b> <span>{label}</span>
            </a>
          </li>
        ))}
        <li>
          <MaskedEmail email={email} labels={reveal} />
        </li>
      </ul>
      <p className="contact-links">
        {links.map(({ label, to }) => (
          <LinkArrow key={label} to={to}>
            {label}
          </LinkArrow>
        ))}
      </p>
    </section>
  );
}
