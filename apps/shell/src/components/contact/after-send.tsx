import { company, officeStatus } from '@vantedge/content-shared';
import type { thankYou } from '@vantedge/content-site';
import { Icon, Link, OfficeStatus, telUrl } from '@vantedge/shared-ui';

/** Phone numbers, and links for the meantime. */
export function AfterSend({ call, read }: Pick<typeof thankYou, 'call' | 'read'>) {
  return (
    <div className="after-send">
      <div className="wrap">
        <section className="as-call" aria-labelledby="call-title">
          <h2 id="call-title">{call.title}</h2>
          <p>{call.text}</p>
          <ul>
            {company.offices.map((office) => (
              <li key={office.id}>
                <b>{office.city}</b>
                <p className="oc-status">
                  <OfficeStatus {...office} labels={officeStatus} />
                </p>
                <a href={telUrl(office.phone)}>{office.phone}</a>
              </li>
            ))}
          </ul>
        </section>
        <nav className="as-read" aria-labelledby="read-title">
          <h2 id="read-title">{read.title}</h2>
          <ul>
            {read.links.map(({ title, note, to }) => (
              <li key={to}>
                <Link to={to}>
                  {title} <span>{note}</span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
