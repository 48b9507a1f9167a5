import { company, emailReveal } from '@vantedge/content-shared';
import { MaskedEmail, telUrl } from '@vantedge/shared-ui';
import { Term, Terms } from './terms.tsx';

/** The email address, masked until requested, and each office with hours and phone number. */
export function ContactDetails() {
  return (
    <Terms>
      <Term term={emailReveal.title}>
        <MaskedEmail email={company.email} labels={emailReveal} />
      </Term>
      {company.offices.map(({ id, city, country, address, hours, phone }) => (
        <Term key={id} term={city}>
          <a href={telUrl(phone)}>{phone}</a>
          <br />
          {hours}
          <br />
          {address}, {country}
        </Term>
      ))}
    </Terms>
  );
}
