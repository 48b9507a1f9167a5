import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/** A router link for the site's own pages; a plain link for what the browser handles itself (`#anchor`, files, schemes). */
export function SiteLink({ to, ...rest }: Props) {
  return isPage(to) ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}

/** Whether a link leads to a page of the site. Only the pathname decides: a query or fragment may hold dots of its own. */
function isPage(to: string): boolean {
  const [pathname = ''] = to.split(/[?#]/, 1);
  return pathname.startsWith('/') && !/\.[a-z0-9]+$/i.test(pathname);
}
