import { telUrl } from '@vantedge/shared-ui';
import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';

/** Shown without JavaScript where no server handles the form: the phone numbers of the offices. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className="form-unsent">
        {contact.form.withoutScript}{' '}
        {company.offices.map(({ city, phone }) => (
          <span key={city}>
            {city} <a href={telUrl(phone)}>{phone}</a>
          </span>
        ))}
      </p>
    </noscript>
  );
}
