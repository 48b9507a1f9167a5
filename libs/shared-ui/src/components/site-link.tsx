import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/**
 * A router link for pages of the site; a plain link for what the browser handles itself (`#anchor`, files, schemes, downloads).
 * @not for a link that looks like one of the kit: `LinkArrow`, `LinkedText`, `ButtonLink`.
 */
export function SiteLink({ to, ...rest }: Props) {
  const isFollowed = isPage(to) && rest.download === undefined;
  return isFollowed ? <Link to={to} discover="none" {...rest} /> : <a href={to} {...rest} />;
}

/** True if a link leads to a page of the site. Only the pathname counts: query and fragment may contain dots. */
function isPage(to: string): boolean {
  const [pathname = ''] = to.split(/[?#]/, 1);
  return pathname.startsWith('/') && !/\.[a-z0-9]+$/i.test(pathname);
}
