import { company, emailReveal } from '@vantedge/content-shared';
import { footer, header } from '@vantedge/content-site';
import { Link, LinkArrow, MaskedEmail, Wordmark } from '@vantedge/shared-ui';
import { use } from 'react';
import { ReleaseContext } from '../app/release-facts.ts';
import { FooterLinks } from './footer-links.tsx';
import { Newsletter } from './newsletter.tsx';
import { Office } from './office.tsx';

/** The footer: call to action, newsletter, offices, links and legal line. */
export function SiteFooter() {
  const { lead, offices, copyright, note, legal } = footer;
  const { year } = use(ReleaseContext);
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="sf-lead">
          <div className="sf-line">
            <p>
              {lead.lines.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </p>
            <LinkArrow to={lead.action.to}>{lead.action.title}</LinkArrow>
          </div>
          <Newsletter />
        </div>
        <div className="sf-grid">
          <section className="sf-offices" aria-label={offices}>
            {company.offices.map((office) => (
              <Office key={office.id} {...office} />
            ))}
            <div>
              <h2>{emailReveal.title}</h2>
              <MaskedEmail email={company.email} labels={emailReveal} />
            </div>
          </section>
          <FooterLinks />
        </div>
        <div className="sf-base">
          <Wordmark {...header.home} />
          <p>
            {copyright.before} {/* The server HTML has the year of its release. */}
            <span suppressHydrationWarning>{year}</span> {copyright.after} {note}
          </p>
          <ul>
            {legal.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
