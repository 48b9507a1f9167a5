import { Icon } from '@vantedge/shared-ui';
import { Link } from 'react-router-dom';

interface Props {
  name: string;
  title: string;
  text: string;
  to: string;
}

const BADGE = 'partner-badge no-underline transition-colors hover:border-on-night-2';

/** Framed link to the partnership page, on large screens only. */
export function PartnerBadge({ name, title, text, to }: Props) {
  return (
    <Link className={BADGE} to={to}>
      <span>{name}</span>
      <span className="flex-1">
        <b className="mr-2 font-medium text-on-night">{title}</b> {text}
      </span>
      <Icon name="arrow" />
    </Link>
  );
}
