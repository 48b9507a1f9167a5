import { NavLink, type NavLinkProps } from 'react-router-dom';

/** A link to a page, marked on that page. No router of the site looks for the attribute of links that `discover` is about. */
export const PageLink = (props: NavLinkProps) => <NavLink end discover="none" {...props} />;
