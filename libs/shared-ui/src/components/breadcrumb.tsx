import { SiteLink } from './site-link.tsx';

/** One item of the breadcrumb; the last is the current page and needs no link. */
export interface Crumb {
  label: string;
  to?: string;
}

/** Breadcrumb trail. On a phone only the last item may wrap. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol role="list">
        {items.map(({ label, to }, index) =>
          index === items.length - 1 ? (
            <li key={label} aria-current="page">
              <span>{label}</span>
            </li>
          ) : (
            <li key={label}>{to ? <SiteLink to={to}>{label}</SiteLink> : label}</li>
          ),
        )}
      </ol>
    </nav>
  );
}
