import { company, emailReveal } from '@vantedge/content-shared';
import type { notFound } from '@vantedge/content-site';
import { Icon, Link, MaskedEmail } from '@vantedge/shared-ui';

/** Links to popular pages, and contact details for reporting a broken link. */
export function SuggestedLinks({ title, links, help, show, write }: typeof notFound.suggestions) {
  return (
    <section className="suggested-links" aria-labelledby="back-title">
      <div className="wrap">
        <h2 id="back-title">{title}</h2>
        <ul className="suggested-list">
          {links.map(({ title: name, note, to }) => (
            <li key={to}>
              <Link to={to}>
                {name} <span>{note}</span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="suggested-help">
          {help.before} <Link to={help.link.to}>{help.link.title}</Link> {help.after}{' '}
          <MaskedEmail email={company.email} labels={{ ...emailReveal, show, write }} />
        </p>
      </div>
    </section>
  );
}
