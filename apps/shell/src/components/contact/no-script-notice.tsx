import { telUrl } from '@vantedge/shared-ui';
import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';

/** Shown without JavaScript where no server handles the form: the phone numbers of the offices. */
export function NoScriptNotice() {
  return (
    <noscript className="col-span-full">
      <p className="border border-rule px-4 py-3.5 text-md/normal *:block in-data-leads:hidden">
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
