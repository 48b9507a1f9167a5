import { company, officeStatus } from '@vantedge/content-shared';
import type { thankYou } from '@vantedge/content-site';
import { OfficeStatus } from '@vantedge/shared-ui';
import { LinkList } from '../link-list.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Phone numbers, and links for the meantime. */
export function AfterSend({ call, read }: Pick<typeof thankYou, 'call' | 'read'>) {
  return (
    <div className="py-section">
      <div className="wrap grid-12">
        <section className="col-span-full lg:col-span-6" aria-labelledby="call-title">
          <h2 id="call-title">{call.title}</h2>
          <p className="mt-3 text-slate">{call.text}</p>
          <ul className="mt-7 border-t border-rule">
            {company.offices.map((office) => (
              <li
                key={office.id}
                className="grid grid-cols-[1fr_auto] items-center gap-x-6 border-b border-line py-4.5"
              >
                <b className="font-display text-h3/title font-normal tracking-snug">{office.city}</b>
                <p className="row-start-2 mt-1 text-md">
                  <OfficeStatus {...office} labels={officeStatus} />
                </p>
                <PhoneLink className="col-start-2 row-[1/span_2] font-medium" phone={office.phone} />
              </li>
            ))}
          </ul>
        </section>
        <nav className="col-span-full max-lg:mt-12 lg:col-start-8" aria-labelledby="read-title">
          <h2 className="text-h3/title" id="read-title">
            {read.title}
          </h2>
          <LinkList className="mt-5" links={read.links} />
        </nav>
      </div>
    </div>
  );
}
