import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  /** The firm's name, as it is written. */
  name: string;
  /** Without it, the name is not a link. */
  to?: string;
  /** The accessible name of the link, which begins with the firm's: "Vantedge, home". */
  label?: string;
}

/** The mark and the name. */
export function Wordmark({ name, to, label }: Props) {
  const content = (
    <>
      <Icon name="mark" />
      {name}
    </>
  );
  if (!to) return <span className="wordmark">{content}</span>;
  return (
    <SiteLink className="wordmark" to={to} aria-label={label}>
      {content}
    </SiteLink>
  );
}
