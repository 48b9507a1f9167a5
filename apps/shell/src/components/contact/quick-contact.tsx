import { company, emailReveal } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { MaskedEmail } from '@vantedge/shared-ui';

/** Whom to write to without the form, and what to expect. */
export function QuickContact({ title, name, show, promises }: typeof contact.quick) {
  return (
    <section className="quick-contact" aria-labelledby="quick-title">
      <h2 id="quick-title">{title}</h2>
      <p className="qc-name">{name}</p>
      <p>
        <MaskedEmail email={company.email} words={{ ...emailReveal, ...contact.office.reveal, show }} />
      </p>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  );
}
