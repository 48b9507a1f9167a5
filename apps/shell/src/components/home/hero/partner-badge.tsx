import { Icon, Link } from '@vantedge/shared-ui';

interface Props {
  name: string;
  title: string;
  text: string;
  to: string;
}

/** Framed link to the partnership page, on large screens only. */
export function PartnerBadge({ name, title, text, to }: Props) {
  return (
    <Link className="partner-badge" to={to}>
      <span className="pb-name">{name}</span>
      <span className="pb-text">
        <b>{title}</b> {text}
      </span>
      <Icon name="arrow" />
    </Link>
  );
}
