import { company, emailReveal } from '@vantedge/content-shared';
import { MaskedEmail } from '@vantedge/shared-ui';
import { telUrl } from '../contact/tel-url.ts';

/** The e-mail address on request, and each office with its hours and its telephone. */
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
