import { emailReveal } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { MaskedEmail } from '@vantedge/shared-ui';
import { PhoneLink } from './phone-link.tsx';

/** The person to email or call directly, and what to expect. */
export function QuickContact({ title, person, show, promises }: typeof contact.quick) {
  return (
    <section
      className="quick-contact col-span-full border-t border-rule bg-paper-2 px-6 pt-5.5 pb-4.5"
      aria-labelledby="quick-title"
    >
      <h2 className="font-text text-small/snug font-medium tracking-normal text-slate" id="quick-title">
        {title}
      </h2>
      <p className="mt-1.5 font-display text-h3/title tracking-snug">{person.name}</p>
      <p className="mt-0.5 mb-1.5 text-small text-slate">{person.role}</p>
      <p>
        <MaskedEmail email={person.email} labels={{ ...emailReveal, ...contact.office.reveal, show }} />
      </p>
      <p>
        <PhoneLink phone={person.phone} />
      </p>
      <ul className="mt-1.5 text-md/note *:border-t *:border-line *:py-2.25">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </section>
  );
}
