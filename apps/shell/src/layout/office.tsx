import { telUrl } from '@vantedge/shared-ui';
import type { company } from '@vantedge/content-shared';

type Props = Pick<(typeof company.offices)[number], 'city' | 'country' | 'address' | 'hours' | 'phone'>;

/** An office in the footer: hours, address and phone number. */
export function Office({ city, country, address, hours, phone }: Props) {
  return (
    <div>
      <h2>{city}</h2>
      <p>
        <span>{hours}</span>
        <span>{address}</span>
        <span>{country}</span>
      </p>
      <a href={telUrl(phone)}>{phone}</a>
    </div>
  );
}
