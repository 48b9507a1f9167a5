import { company, emailReveal } from '@vantedge/content-shared';
import { footer, header } from '@vantedge/content-site';
import { ButtonLink, List, MaskedEmail, telUrl } from '@vantedge/shared-ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ReleaseContext } from '../app/release-facts.ts';
import { TitleLines } from '../components/title-lines.tsx';
import { Wordmark } from '../components/wordmark.tsx';
import { Newsletter } from './newsletter.tsx';
import { PageLink } from './page-link.tsx';

/** Also the heading of the email address next to the offices. */
const OFFICE_NAME = 'text-3xl/tight tracking-snug';

/** The footer: call to action on some pages, newsletter, offices, links and legal line. */
export function SiteFooter() {
  const { lead, offices, copyright, note, legal, choices } = footer;
  const { year, hasThirdParties } = use(ReleaseContext);
  const { pathname } = useLocation();
  const withLead = lead.on.includes(pathname);
  return (
    <footer className="site-footer surface-dark pt-section-lg pb-8 print:break-inside-avoid print:py-0">
      <div className="page-edge">
        <div className="grid-12 items-end pb-figure print:hidden">
          {withLead && (
            <div className="col-span-full lg:col-span-7">
              <p className="font-display text-h2/heading tracking-tight text-balance">
                <TitleLines lines={lead.lines} />
              </p>
              <p className="mt-5 text-on-dark-2">{lead.text}</p>
              <ButtonLink tone="amber" className="mt-6 min-h-14! px-9! max-md:w-full" to={lead.action.to}>
                {lead.action.title}
              </ButtonLink>
            </div>
          )}
          <Newsletter alone={!withLead} />
        </div>
        <div className="grid-12 border-t border-surface-dark-rule pt-7 pb-6 md:pt-10 md:pb-14 print:py-2">
          <section
            className="col-span-full grid grid-cols-2 content-start gap-x-gutter gap-y-5 text-md md:max-lg:grid-cols-3-auto md:max-lg:justify-between lg:col-span-3 lg:grid-cols-1 lg:gap-y-7"
            aria-label={offices}
          >
            {company.offices.map((office) => (
              <Office key={office.id} {...office} />
            ))}
            <div className="max-md:col-span-full">
              <h2 className={OFFICE_NAME}>{emailReveal.title}</h2>
              <MaskedEmail
                className="grid justify-items-start leading-normal max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-6 md:mt-1"
                surface="dark"
                email={company.email}
                labels={emailReveal}
              />
            </div>
          </section>
          <FooterLinks />
        </div>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-3 border-t border-surface-dark-line pt-5 text-small text-on-dark-2 print:pt-1">
          <Wordmark className="text-on-dark decoration-auto hover:underline" {...header.home} />
          <p className="flex-1 max-md:order-3 max-md:basis-full">
            {copyright.before} {/* The server HTML has the year of its release. */}
            <span suppressHydrationWarning>{year}</span> {copyright.after} {note}
          </p>
          <List className="flex flex-wrap gap-x-6">
            {legal.map(({ title, to }) => (
              <li key={to}>
                <PageLink className="inline-flex min-h-8 items-center" to={to}>
                  {title}
                </PageLink>
              </li>
            ))}
            {hasThirdParties && (
              <li>
                {/* The inline loader opens the dialog. Without script, nothing is loaded that could be refused. */}
                <a className="inline-flex min-h-8 items-center" href={choices.to} data-choice="open">
                  {choices.title}
                </a>
              </li>
            )}
          </List>
        </div>
      </div>
    </footer>
  );
}

/** Footer links: all services, all industries, company pages. */
function FooterLinks() {
  return (
    <nav
      className="col-span-full grid grid-cols-2 gap-x-gutter gap-y-6 pt-5 md:grid-cols-5-auto md:justify-between md:gap-y-8 md:pt-10 lg:col-start-4 lg:pt-0 lg:pl-6 print:hidden"
      aria-label={footer.navigation}
    >
      {footer.columns.map(({ title, links }) => (
        <div key={title} className="group max-md:last:odd:col-span-full">
          <h2 className="mb-1 font-text text-small/snug font-medium tracking-normal text-on-dark-2 md:mb-2">
            {title}
          </h2>
          <List className="gap-x-gutter max-md:group-last:grid max-md:group-last:grid-cols-2">
            {links.map((link) => (
              <li key={link.to}>
                <PageLink
                  className="flex min-h-7.5 items-center text-md no-underline hover:underline md:min-h-9"
                  to={link.to}
                  aria-label={link.label}
                >
                  {link.short ?? link.title}
                </PageLink>
              </li>
            ))}
          </List>
        </div>
      ))}
    </nav>
  );
}

type Props = Pick<(typeof company.offices)[number], 'city' | 'country' | 'address' | 'hours' | 'phone'>;

/** The hours of an office, whose times stay together on a narrow screen. */
function Hours({ text }: { text: string }) {
  const [days, ...times] = text.split(' ');
  return (
    <span>
      {days} <span className="whitespace-nowrap">{times.join(' ')}</span>
    </span>
  );
}

/** An office in the footer: hours, address and phone number. */
function Office({ city, country, address, hours, phone }: Props) {
  return (
    <div>
      <h2 className={OFFICE_NAME}>{city}</h2>
      <p className="mt-1 leading-normal text-on-dark-2 *:block">
        <Hours text={hours} />
        <span>{address}</span>
        <span>{country}</span>
      </p>
      <a
        className="inline-flex min-h-11 items-center tabular-nums decoration-surface-dark-rule underline-offset-4 md:min-h-8"
        href={telUrl(phone)}
      >
        {phone}
      </a>
    </div>
  );
}
