import { emailReveal } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { MaskedEmail, telUrl } from '@vantedge/shared-ui';

/** The person to email or call directly, and what to expect. */
export function QuickContact({ title, person, show, promises }: typeof contact.quick) {
  return (
    <section className="quick-contact" aria-labelledby="quick-title">
      <h2 id="quick-title">{title}</h2>
      <p className="qc-name">{person.name}</p>
      <p className="qc-role">{person.role}</p>
      <p>
        <MaskedEmail email={person.email} labels={{ ...emailReveal, ...contact.office.reveal, show }} />
      </p>
      <p>
        <a href={telUrl(person.phone)}>{person.phone}</a>
      </p>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  );
}
