import { company, emailReveal } from '@vantedge/content-shared';
import { MaskedEmail, telUrl } from '@vantedge/shared-ui';

/** The email address, masked until requested, and each office with hours and phone number. */
export function ContactDetails() {
  return (
    <dl className="document-terms">
      <div>
        <dt>{emailReveal.title}</dt>
        <dd>
          <MaskedEmail email={company.email} labels={emailReveal} />
        </dd>
      </div>
      {company.offices.map(({ id, city, country, address, hours, phone }) => (
        <div key={id}>
          <dt>{city}</dt>
          <dd>
            <a href={telUrl(phone)}>{phone}</a>
            <br />
            {hours}
            <br />
            {address}, {country}
          </dd>
        </div>
      ))}
    </dl>
  );
}
