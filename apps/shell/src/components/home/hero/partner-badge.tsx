import { Icon, Link } from '@vantedge/shared-ui';

interface Props {
  name: string;
  title: string;
  text: string;
  to: string;
}

const BADGE =
  'partner-badge col-[5/-1] mt-7 hidden items-center gap-5 rounded-control border border-night-line px-5 py-4 text-md text-on-night-2 no-underline transition-colors hover:border-on-night-2 xl:flex';
const NAME = 'border-r border-night-line pr-5 text-3xl/none font-[600] tracking-[0.02em] text-on-night';

/** Framed link to the partnership page, on large screens only. */
export function PartnerBadge({ name, title, text, to }: Props) {
  return (
    <Link className={BADGE} to={to}>
      <span className={NAME}>{name}</span>
      <span className="flex-1">
        <b className="mr-2 font-medium text-on-night">{title}</b> {text}
      </span>
      <Icon name="arrow" />
    </Link>
  );
}
