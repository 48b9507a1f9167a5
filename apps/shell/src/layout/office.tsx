import { telUrl } from '@vantedge/shared-ui';
import type { company } from '@vantedge/content-shared';

type Props = Pick<(typeof company.offices)[number], 'city' | 'country' | 'address' | 'hours' | 'phone'>;

/** Also the heading of the email address next to the offices. */
export const OFFICE_NAME = 'text-3xl/tight tracking-snug';

/** An office in the footer: hours, address and phone number. */
export function Office({ city, country, address, hours, phone }: Props) {
  return (
    <div>
      <h2 className={OFFICE_NAME}>{city}</h2>
      <p className="mt-1 leading-normal text-on-night-2 *:block">
        <span>{hours}</span>
        <span>{address}</span>
        <span>{country}</span>
      </p>
      <a
        className="inline-flex min-h-11 items-center tabular-nums decoration-night-rule underline-offset-[0.25em] md:min-h-8"
        href={telUrl(phone)}
      >
        {phone}
      </a>
    </div>
  );
}
