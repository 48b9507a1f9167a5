import { company, emailReveal, officeStatus } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { fillTemplate, MaskedEmail, OfficeStatus, telUrl } from '@vantedge/shared-ui';

/** An office: whether it is open, and how to contact it. */
export function OfficeCard(office: (typeof company.offices)[number]) {
  const { id, city, country, address, hours, phone } = office;
  const labels = contact.office;
  return (
    <section className="office-card" aria-labelledby={`office-${id}`}>
      <h2 id={`office-${id}`}>{city}</h2>
      <p className="oc-status">
        <OfficeStatus {...office} labels={officeStatus} />
      </p>
      <dl>
        <dt>{labels.hours}</dt>
        <dd>{hours}</dd>
        <dt>{labels.address}</dt>
        <dd>
          <address>
            {address}
            <br />
            {country}
          </address>
        </dd>
        <dt>{labels.phone}</dt>
        <dd>
          <a href={telUrl(phone)}>{phone}</a>
        </dd>
        <dt>{labels.email}</dt>
        <dd>
          <MaskedEmail
            email={company.email}
            labels={{ ...emailReveal, ...labels.reveal, show: fillTemplate(labels.show, { city }) }}
          />
        </dd>
      </dl>
    </section>
  );
}
