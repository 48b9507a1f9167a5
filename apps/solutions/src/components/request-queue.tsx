import { Icon, List, SiteLink } from '@vantedge/shared-ui';

interface Group {
  title: string;
  color: string;
  requests: readonly { text: string; page: string; to: string; promise: string }[];
}

const REQUEST =
  'group relative grid items-center gap-x-8 max-md:gap-y-2 max-md:border-t max-md:border-line max-md:py-4.5 md:fill-cols-70 md:py-3.5 md:first:pt-0 lg:fill-cols-85';

/** A line connects a request to its page. */
const TEXT =
  'flex items-center gap-5 font-display text-h3/tight tracking-snug text-balance italic lg:after:shrink-0 lg:after:grow lg:after:basis-6 lg:after:border-t lg:after:border-service lg:after:opacity-50';

/** Requests in a client's words, each linked to the page that answers it. */
export function RequestQueue({ groups }: { groups: readonly Group[] }) {
  return (
    <div>
      {groups.map(({ title, color, requests }) => (
        <section
          key={title}
          className="border-t border-rule pt-5.5 not-first:mt-stack lg:grid-12"
          data-color={color}
        >
          <h3 className="lg:col-span-3">{title}</h3>
          <List className="max-lg:mt-5 lg:col-span-9">
            {requests.map(({ text, page, to, promise }) => (
              <li key={to} className={REQUEST}>
                <p className={TEXT}>{text}</p>
                <p className="grid label-cols-9 items-center leading-note">
                  <Icon
                    name="arrow"
                    className="row-span-2 size-5 text-service transition-transform group-hover:translate-x-1.5"
                  />
                  <SiteLink
                    className="font-medium decoration-control group-hover:decoration-current after:absolute after:inset-0"
                    to={to}
                  >
                    {page}
                  </SiteLink>
                  <small className="text-small text-slate">{promise}</small>
                </p>
              </li>
            ))}
          </List>
        </section>
      ))}
    </div>
  );
}
