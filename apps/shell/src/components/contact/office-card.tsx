import { company, emailReveal, officeStatus } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { List, MaskedEmail, OfficeStatus, PhoneLink } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';

const DETAILS = 'mt-3.5 grid label-cols-20 text-md/normal *:border-t *:border-line *:py-2';

type OfficeCardProps = (typeof company.offices)[number] & {
  /** Shows the general mailbox, which the offices share. */
  mailbox: boolean;
};

/** An office: whether it is open, and how to contact it. */
export function OfficeCard({ mailbox, ...office }: OfficeCardProps) {
  const { id, city, country, address, hours, phone } = office;
  const labels = contact.office;
  return (
    <section className="border-t border-rule pt-5 pb-8" aria-labelledby={`office-${id}`}>
      <h2 className="text-h3/title tracking-snug" id={`office-${id}`}>
        {city}
      </h2>
      <p className="mt-1 text-md">
        <OfficeStatus {...office} labels={officeStatus} />
      </p>
      <dl className={DETAILS}>
        <Detail label={labels.hours}>{hours}</Detail>
        <Detail label={labels.address}>
          <address className="not-italic">
            {address}
            <br />
            {country}
          </address>
        </Detail>
        <Detail label={labels.phone}>
          <PhoneLink className="-my-2.75" phone={phone} />
        </Detail>
        {mailbox && (
          <Detail label={labels.email}>
            <MaskedEmail flush email={company.email} labels={{ ...emailReveal, ...labels.reveal }} />
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-slate">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The person to email or call directly, and what to expect. */
export function QuickContact({ title, person, show, promises }: typeof contact.quick) {
  return (
    <section
      className="quick-contact col-span-full border-t border-rule bg-surface-tint px-6 pt-5.5 pb-4.5"
      aria-labelledby="quick-title"
    >
      <h2 className="font-text text-small/snug font-medium tracking-normal text-slate" id="quick-title">
        {title}
      </h2>
      <p className="mt-1.5 font-display text-h3/title tracking-snug">{person.name}</p>
      <p className="mt-0.5 mb-1.5 text-small text-slate">{person.role}</p>
      <p>
        <MaskedEmail email={person.email} labels={{ ...emailReveal, ...contact.office.reveal, show }} />
      </p>
      <p>
        <PhoneLink phone={person.phone} />
      </p>
      <List className="mt-1.5 text-md/note *:border-t *:border-line *:py-2.25">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </List>
    </section>
  );
}
