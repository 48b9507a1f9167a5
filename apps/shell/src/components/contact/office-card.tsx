import { company, emailReveal } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { MaskedEmail } from '@vantedge/shared-ui';
import { OpenState } from './open-state.tsx';
import { telephone } from './telephone.ts';
import { withValues } from './with-values.ts';

/** A place, whether it is open, and how to reach it. */
export function OfficeCard(office: (typeof company.offices)[number]) {
  const { id, city, country, address, hours, phone } = office;
  const words = contact.office;
  return (
    <section className="office-card" aria-labelledby={`office-${id}`}>
      <h2 id={`office-${id}`}>{city}</h2>
      <OpenState {...office} />
      <dl>
        <dt>{words.hours}</dt>
        <dd>{hours}</dd>
        <dt>{words.address}</dt>
        <dd>
          <address>
            {address}
            <br />
            {country}
          </address>
        </dd>
        <dt>{words.phone}</dt>
        <dd>
          <a href={telephone(phone)}>{phone}</a>
        </dd>
        <dt>{words.email}</dt>
        <dd>
          <MaskedEmail
            email={company.email}
            words={{ ...emailReveal, ...words.reveal, show: withValues(words.show, { city }) }}
          />
        </dd>
      </dl>
    </section>
  );
}
