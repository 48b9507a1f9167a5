import { SiteLink } from './site-link.tsx';

interface Props {
  before?: string;
  link: { label: string; to: string };
  after?: string;
  /** Classes of the link. */
  className?: string;
}

/** A sentence with one link in it. */
export function LinkedText({ before, link, after, className }: Props) {
  return (
    <>
      {before}
      <SiteLink className={className} to={link.to}>
        {link.label}
      </SiteLink>
      {after}
    </>
  );
}
