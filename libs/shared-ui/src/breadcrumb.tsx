import { SiteLink } from './site-link.tsx';

/** One step of the way here; the last is the page itself and needs no address. */
export interface Crumb {
  label: string;
  to?: string;
}

/** Where one is; on a phone the last name alone may take a second line. */
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
