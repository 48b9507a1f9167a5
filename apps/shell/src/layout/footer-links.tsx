import { footer } from '@vantedge/content-site';
import { NavLink } from 'react-router-dom';

/** Footer links: all services, all industries, company pages. */
export function FooterLinks() {
  return (
    <nav
      className="col-span-full grid grid-cols-2 gap-x-gutter gap-y-8 pt-10 md:grid-cols-[repeat(5,auto)] md:justify-between lg:col-start-4 lg:pt-0 lg:pl-6 print:hidden"
      aria-label={footer.navigation}
    >
      {footer.columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className="mb-2 font-text text-small/snug font-medium tracking-normal text-on-night-2">
            {title}
          </h2>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <NavLink
                  end
                  className="flex min-h-11 items-center text-md no-underline hover:underline md:min-h-9"
                  to={link.to}
                  aria-label={link.label}
                >
                  {link.short ?? link.title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
