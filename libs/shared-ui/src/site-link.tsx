import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/** A router link for the site's own pages; a plain one for what the browser itself must handle (`#anchor`, files, schemes). */
export function SiteLink({ to, ...rest }: Props) {
  return isPage(to) ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}

function isPage(to: string): boolean {
  return to.startsWith('/') && !/\.[a-z0-9]+$/i.test(to);
}
