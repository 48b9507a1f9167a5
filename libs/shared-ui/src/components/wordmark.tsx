import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface Props {
  /** The company's name. */
  name: string;
  /** Without a path, the wordmark is not a link. */
  to?: string;
  /** Accessible name of the link, starting with the company's name: "Vantedge, home". */
  label?: string;
}

/** The company's logo and name. */
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
