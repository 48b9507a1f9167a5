import { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { telephone } from './telephone.ts';

/** Beside the button for those whose browser runs no script: the form cannot send, the offices can be called. */
export function WithoutScript() {
  return (
    <noscript>
      <p className="form-unsent">
        {contact.form.withoutScript}{' '}
        {company.offices.map(({ city, phone }) => (
          <span key={city}>
            {city} <a href={telephone(phone)}>{phone}</a>
          </span>
        ))}
      </p>
    </noscript>
  );
}
