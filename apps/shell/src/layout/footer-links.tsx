import { footer } from '@vantedge/content-site';
import { Link } from '@vantedge/shared-ui';

/** Footer links: all services, all industries, company pages. */
export function FooterLinks() {
  return (
    <nav className="sf-links" aria-label={footer.navigation}>
      {footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} aria-label={link.label}>
                  {link.short ?? link.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
