import { company, emailReveal } from '@vantedge/content-shared';
import { footer, header } from '@vantedge/content-site';
import { LinkArrow, MaskedEmail } from '@vantedge/shared-ui';
import { Wordmark } from '../components/wordmark.tsx';
import { use } from 'react';
import { NavLink } from 'react-router-dom';
import { ReleaseContext } from '../app/release-facts.ts';
import { TitleLines } from '../components/title-lines.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Newsletter } from './newsletter.tsx';
import { Office, OFFICE_NAME } from './office.tsx';

/** The footer: call to action, newsletter, offices, links and legal line. */
export function SiteFooter() {
  const { lead, offices, copyright, note, legal } = footer;
  const { year } = use(ReleaseContext);
  return (
    <footer className="site-footer surface-dark pt-band pb-8 print:break-inside-avoid">
      <div className="wrap">
        <div className="grid-12 items-end pb-figure">
          <div className="col-span-full lg:col-span-7 after-call:hidden">
            <p className="font-display text-h2/heading tracking-tight text-balance">
              <TitleLines lines={lead.lines} />
            </p>
            <LinkArrow className="mt-6 decoration-night-rule hover:decoration-current" to={lead.action.to}>
              {lead.action.title}
            </LinkArrow>
          </div>
          <Newsletter />
        </div>
        <div className="grid-12 border-t border-night-rule pt-10 pb-14">
          <section
            className="col-span-full grid content-start gap-7 text-md md:max-lg:grid-cols-[repeat(3,auto)] md:max-lg:justify-between lg:col-span-3"
            aria-label={offices}
          >
            {company.offices.map((office) => (
              <Office key={office.id} {...office} />
            ))}
            <div>
              <h2 className={OFFICE_NAME}>{emailReveal.title}</h2>
              <MaskedEmail
                className="mt-1 grid justify-items-start leading-normal"
                addressClassName="not-[[href]]:text-on-night-2"
                email={company.email}
                labels={emailReveal}
              />
            </div>
          </section>
          <FooterLinks />
        </div>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-3 border-t border-night-line pt-5 text-small text-on-night-2">
          <Wordmark className="text-on-night decoration-auto hover:underline" {...header.home} />
          <p className="flex-1 max-md:order-3 max-md:basis-full">
            {copyright.before} {/* The server HTML has the year of its release. */}
            <span suppressHydrationWarning>{year}</span> {copyright.after} {note}
          </p>
          <ul className="flex gap-6">
            {legal.map(({ title, to }) => (
              <li key={to}>
                <NavLink end className="inline-flex min-h-8 items-center" to={to}>
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
