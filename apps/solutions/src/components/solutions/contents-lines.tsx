import { StatValue, SiteLink, type StatParts } from '@vantedge/shared-ui';

interface Line {
  title: string;
  to: string;
  note: string;
  stat: StatParts & { scope: string };
}

/** The leader is a dotted line. */
const LINE =
  'flex items-baseline justify-between after:mx-3.5 after:flex-[1_0_24px] after:border-b-2 after:border-dotted after:border-control';
const STAT =
  'figure order-1 text-5xl/none tracking-stat whitespace-nowrap md:text-6xl/none lg:text-quote/none unit:font-text unit:text-base/none unit:tracking-normal';

/** Lines of a table of contents: a name, a leader, and the page's main stat in place of a page number. */
export function ContentsLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="max-lg:mt-9 lg:col-span-7 lg:col-start-6" role="list">
      {lines.map(({ title, to, note, stat }) => (
        <li key={to} className="group relative pt-4.5 pb-5 first:pt-0">
          <div className={LINE}>
            <h3>
              <SiteLink
                className="no-underline group-hover:underline group-hover:decoration-service after:absolute after:inset-0"
                to={to}
              >
                {title}
              </SiteLink>
            </h3>
            <p className={STAT}>
              <StatValue {...stat} />
            </p>
          </div>
          <div className="mt-1 flex flex-col-reverse items-baseline gap-0.5 text-slate md:flex-row md:justify-between md:gap-6">
            <p>{note}</p>
            <p className="text-small whitespace-nowrap max-md:self-end">{stat.scope}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
