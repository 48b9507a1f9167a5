import { Icon, SiteLink } from '@vantedge/shared-ui';

interface Group {
  title: string;
  color: string;
  requests: readonly { text: string; page: string; to: string; promise: string }[];
}

/** Requests in a client's words, each linked to the page that answers it. */
export function RequestQueue({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="request-queue">
      {groups.map(({ title, color, requests }) => (
        <section key={title} data-color={color}>
          <h3>{title}</h3>
          <ul className="lead-rows" role="list">
            {requests.map(({ text, page, to, promise }) => (
              <li key={to}>
                <p className="rq-words">{text}</p>
                <p className="rq-route">
                  <Icon name="arrow" />
                  <SiteLink to={to}>{page}</SiteLink>
                  <small>{promise}</small>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
