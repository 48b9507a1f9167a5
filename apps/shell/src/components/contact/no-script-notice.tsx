import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { telUrl } from './tel-url.ts';

/** Beside the button for those whose browser runs no script: the form cannot send, the offices can be called. */
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
