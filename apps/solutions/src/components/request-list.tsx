import { type Color, Icon, List, SiteLink } from '@vantedge/shared-ui';

interface Props {
  requests: readonly { text: string; page: string; to: string; promise: string }[];
  color: Color;
}

/** Requests in a client's words, each linked to the page that answers it. */
export function RequestList({ requests, color }: Props) {
  return (
    <div data-color={color}>
      <List className="border-b ruled-rows border-rule">
        {requests.map(({ text, page, to, promise }) => (
          <li key={to} className="group relative grid gap-y-2 py-4.5">
            <p className="font-display text-3xl/tight tracking-snug italic">{text}</p>
            <p className="grid label-cols-9 items-center leading-note">
              <Icon
                name="arrow"
                className="size-5 text-service transition-transform group-hover:translate-x-1.5"
              />
              <span>
                <SiteLink
                  className="font-medium decoration-control group-hover:decoration-current after:absolute after:inset-0"
                  to={to}
                >
                  {page}
                </SiteLink>{' '}
                <small className="ml-2 text-small text-slate">{promise}</small>
              </span>
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}
