import { company, emailReveal } from '@vantedge/content-shared';
import { footer, header } from '@vantedge/content-site';
import { LinkArrow, MaskedEmail, Wordmark } from '@vantedge/shared-ui';
import { Link } from 'react-router-dom';
import { FooterLinks } from './footer-links.tsx';
import { Newsletter } from './newsletter.tsx';
import { Office } from './office.tsx';

/** The last thing said, then the directory. */
export function SiteFooter() {
  const { lead, offices, note, legal } = footer;
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
              <MaskedEmail email={company.email} words={emailReveal} />
            </div>
          </section>
          <FooterLinks />
        </div>
        <div className="sf-base">
          <Wordmark {...header.home} />
          <p>{note}</p>
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
